import * as api from "@goldmane/contracts/games/api";
import * as levelsApi from "@goldmane/contracts/games/levels";
import { handle } from "#platform/http/handler.ts";
import { racesRoutes } from "./races/routes.ts";
import { readBoard } from "./board/read-board.ts";
import { approveLevel, refuseLevel, removeLevel } from "./levels/decide-level.ts";
import { readLevels } from "./levels/read-levels.ts";
import { shareLevel } from "./levels/share-level.ts";
import { finishRun } from "./runs/finish-run.ts";
import { readLog } from "./runs/read-log.ts";
import { readRecent } from "./runs/read-recent.ts";
import { reportPlaying } from "./runs/report-playing.ts";
import { startRun } from "./runs/start-run.ts";
import { readSave, writeSave } from "./saves/saves.ts";

export const gamesRoutes = [
  ...racesRoutes,
  handle(api.startRun, ({ app, viewer, params, body }) =>
    startRun(app, viewer, { game: params.game, ...body }),
  ),
  handle(api.finishRun, ({ app, viewer, params, body }) =>
    finishRun(app, viewer, { id: params.id, log: body.log }),
  ),
  handle(api.getBoard, ({ app, viewer, params, query }) =>
    readBoard(app, viewer, { game: params.game, ...query }),
  ),
  handle(api.getRunLog, ({ app, viewer, params }) => readLog(app, viewer, params.id)),
  handle(api.reportPlaying, ({ app, viewer, params, body }) =>
    reportPlaying(app, viewer, { id: params.id, seconds: body.seconds }),
  ),
  handle(api.listRecentGames, ({ app, viewer }) => readRecent(app, viewer)),
  handle(api.getSave, ({ app, viewer, params }) => readSave(app, viewer, params)),
  handle(api.putSave, ({ app, viewer, params, body }) =>
    writeSave(app, viewer, { ...params, ...body }),
  ),
  handle(levelsApi.listLevels, ({ app, viewer }) => readLevels(app, viewer)),
  handle(levelsApi.shareLevel, ({ app, viewer, body }) => shareLevel(app, viewer, body.level)),
  handle(levelsApi.approveLevel, ({ app, viewer, params }) => approveLevel(app, viewer, params.id)),
  handle(levelsApi.refuseLevel, ({ app, viewer, params }) => refuseLevel(app, viewer, params.id)),
  handle(levelsApi.deleteLevel, ({ app, viewer, params }) => removeLevel(app, viewer, params.id)),
];
