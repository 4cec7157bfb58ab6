import { loadGame } from "@goldmane/games/registry";
import { rehearsals } from "@goldmane/games/rehearsals.gen";
import { answerReplays } from "./answer-replays.ts";

answerReplays(loadGame, rehearsals);
