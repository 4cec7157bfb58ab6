import { loadGame } from "@goldmane/games/registry";
import { answerReplays } from "./answer-replays.ts";

answerReplays(loadGame);
