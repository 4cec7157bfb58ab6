import * as api from "@goldmane/contracts/nature-mixes/api";
import { handle } from "#platform/http/handler.ts";
import { deleteNatureMix, readNatureMixes, renameNatureMix, saveNatureMix } from "./service.ts";

export const natureMixesRoutes = [
  handle(api.listNatureMixes, ({ app, viewer }) => readNatureMixes(app, viewer)),
  handle(api.saveNatureMix, ({ app, viewer, body }) => saveNatureMix(app, viewer, body)),
  handle(api.renameNatureMix, ({ app, viewer, params, body }) =>
    renameNatureMix(app, viewer, { id: params.id, name: body.name }),
  ),
  handle(api.deleteNatureMix, ({ app, viewer, params }) => deleteNatureMix(app, viewer, params.id)),
];
