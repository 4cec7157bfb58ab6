import * as api from "@goldmane/contracts/ingest/api";
import { handle } from "#platform/http/handler.ts";
import type { RawRoute } from "#platform/http/raw-route.ts";
import { removeItem, editFilm, readItems, retryItem, scanNow } from "./service.ts";
import { answerUpload } from "./answer-upload.ts";
import { browseFolders } from "./folders/browse-folders.ts";
import {
  addLibraryFolder,
  readLibraryFolders,
  removeLibraryFolder,
} from "./folders/manage-folders.ts";
import { receivePoster } from "./pictures/receive-poster.ts";

export const ingestRoutes = [
  handle(api.listIngest, ({ app, query }) => readItems(app, query)),
  handle(api.scanLibrary, ({ app }) => scanNow(app)),
  handle(api.listFolders, ({ app }) => readLibraryFolders(app)),
  handle(api.addFolder, ({ app, viewer, body }) => addLibraryFolder(app, viewer, body.path)),
  handle(api.removeFolder, ({ app, viewer, params }) =>
    removeLibraryFolder(app, viewer, params.id),
  ),
  handle(api.browseFolders, ({ query }) => browseFolders(query.path)),
  handle(api.retryIngest, ({ app, params }) => retryItem(app, params.id)),
  handle(api.deleteIngest, ({ app, viewer, params }) => removeItem(app, viewer, params.id)),
  handle(api.editTitle, ({ app, params, body }) => editFilm(app, params.id, body)),
];

const upload = { access: "operator", takesAnyBody: true, run: answerUpload } as const;

export const ingestRawRoutes: readonly RawRoute[] = [
  { ...upload, path: api.uploadsPath, methods: ["POST", "OPTIONS"] },
  { ...upload, path: `${api.uploadsPath}/:id`, methods: ["HEAD", "PATCH", "DELETE", "OPTIONS"] },
  {
    access: "operator",
    takesAnyBody: true,
    path: api.posterPath,
    methods: ["PUT"],
    run: receivePoster,
  },
];
