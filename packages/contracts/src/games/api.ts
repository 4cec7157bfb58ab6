import * as z from "zod/mini";
import { timeLeft } from "#controls/time-left.ts";
import { endpoint } from "#endpoint.ts";
import { playedSecondsAtMost } from "./limits.ts";
import {
  board,
  boardPeriod,
  boardScope,
  finishedRun,
  gameId,
  gameMode,
  gameSave,
  recentGame,
  runLog,
  runOptions,
  runTicket,
  saveData,
  saveSlot,
} from "./schema.ts";

const params = z.object({ game: gameId });
const runParams = z.object({ id: z.uuid() });

export const startRun = endpoint("POST", "/api/games/:game/runs", {
  access: "profile",
  summary: "Get a ticket for a run: its seed, and the version of the rules that will verify it",
  params,
  body: z.strictObject({
    options: z._default(runOptions, {}),
    /** Taken along for playing without a connection: valid for a week. */
    isOffline: z._default(z.boolean(), false),
  }),
  reply: runTicket,
  errors: ["NOT_FOUND", "SCREEN_TIME_OVER", "TOO_MANY_REQUESTS"],
});

export const finishRun = endpoint("POST", "/api/games/runs/:id/finish", {
  access: "profile",
  summary:
    "Finish a run: the server plays its inputs again and records the score that it finds. " +
    "Repeating the call gives the same answer",
  params: runParams,
  body: z.strictObject({
    /** The run's inputs, as the game's `InputLog` encodes them. */
    log: z.string(),
  }),
  reply: finishedRun,
  errors: ["NOT_FOUND", "RUN_REFUSED", "TOO_MANY_REQUESTS", "UNAVAILABLE"],
});

export const getBoard = endpoint("GET", "/api/games/:game/board", {
  access: "profile",
  summary: "Get each profile's best run of a mode, and the viewer's rank with its neighbors",
  params,
  query: z.object({
    mode: gameMode,
    period: z._default(boardPeriod, "all"),
    scope: z._default(boardScope, "household"),
  }),
  reply: board,
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

export const getRunLog = endpoint("GET", "/api/games/runs/:id/log", {
  access: "profile",
  summary: "Get the inputs of a run that the profile can see on a board, to play it back",
  params: runParams,
  reply: runLog,
  errors: ["NOT_FOUND"],
});

export const reportPlaying = endpoint("POST", "/api/games/runs/:id/playing", {
  access: "profile",
  summary: "Report the seconds played since the last report; they count as screen time",
  params: runParams,
  body: z.strictObject({
    seconds: z.int().check(z.minimum(1), z.maximum(playedSecondsAtMost)),
  }),
  reply: z.object({ timeLeft: z.nullable(timeLeft) }),
  errors: ["NOT_FOUND"],
});

export const listRecentGames = endpoint("GET", "/api/games/recent", {
  access: "profile",
  summary: "List the games that the profile has played, the latest first",
  reply: z.array(recentGame),
});

const saveParams = z.object({ game: gameId, slot: saveSlot });

export const getSave = endpoint("GET", "/api/games/:game/saves/:slot", {
  access: "profile",
  summary: "Get the profile's saved game",
  params: saveParams,
  reply: gameSave,
});

export const putSave = endpoint("PUT", "/api/games/:game/saves/:slot", {
  access: "profile",
  summary: "Save a game; CONFLICT has the newer save if another device saved since",
  params: saveParams,
  body: z.strictObject({
    /** Of the save that this one replaces; 0 for an empty slot. */
    revision: z.int().check(z.minimum(0)),
    data: saveData,
  }),
  reply: gameSave,
  errors: ["CONFLICT"],
});
