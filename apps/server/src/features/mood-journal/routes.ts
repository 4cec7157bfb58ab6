import * as api from "@goldmane/contracts/mood-journal/api";
import { handle } from "#platform/http/handler.ts";
import { type RawRoute, rawRoute } from "#platform/http/raw-route.ts";
import { namedProfile } from "#platform/identity/viewer/named-profile.ts";
import { readMoodJournal, readSharedJournal } from "./read-journal.ts";
import { sendCsvExport, sendJsonExport } from "./send-export.ts";
import { addMoodEntry, changeMoodEntry, deleteMoodEntry, deleteMoodJournal } from "./service.ts";
import { setMoodSharing } from "./sharing.ts";

export const moodJournalRoutes = [
  handle(api.getMoodJournal, ({ app, viewer }) => readMoodJournal(app, viewer)),
  handle(api.addMoodEntry, ({ app, viewer, body }) => addMoodEntry(app, viewer, body)),
  handle(api.changeMoodEntry, ({ app, viewer, params, body }) =>
    changeMoodEntry(app, viewer, { id: params.id, changes: body }),
  ),
  handle(api.deleteMoodEntry, ({ app, viewer, params }) => deleteMoodEntry(app, viewer, params.id)),
  handle(api.deleteMoodJournal, ({ app, viewer }) => deleteMoodJournal(app, viewer)),
  handle(api.setMoodSharing, ({ app, viewer, body }) => setMoodSharing(app, viewer, body)),
  handle(api.getSharedMoodJournal, ({ app, viewer, params }) =>
    readSharedJournal(app, viewer, namedProfile(viewer, params.id)),
  ),
];

export const moodJournalRawRoutes: readonly RawRoute[] = [
  rawRoute({
    methods: ["GET"],
    path: api.moodExportPaths.csv,
    access: "profile",
    run: sendCsvExport,
  }),
  rawRoute({
    methods: ["GET"],
    path: api.moodExportPaths.json,
    access: "profile",
    run: sendJsonExport,
  }),
];
