import type { MoodEntry } from "@goldmane/contracts/mood-journal/schema";
import type { App, ProfileViewer } from "#platform/app.ts";
import type { RawCall } from "#platform/http/raw-route.ts";
import { presentEntry } from "./present.ts";
import { listEntries } from "./store.ts";
import { writeCsv } from "./write-csv.ts";

/** The profile's whole journal as a JSON file. */
export async function sendJsonExport(call: RawCall<"profile">): Promise<unknown> {
  const entries = await readAll(call.app, await call.findViewer());
  return await sendFile(call, {
    type: "application/json; charset=utf-8",
    name: "goldmane-mood-journal.json",
    text: `${JSON.stringify(entries, null, 2)}\n`,
  });
}

/** The profile's whole journal as a table. */
export async function sendCsvExport(call: RawCall<"profile">): Promise<unknown> {
  const entries = await readAll(call.app, await call.findViewer());
  return await sendFile(call, {
    type: "text/csv; charset=utf-8",
    name: "goldmane-mood-journal.csv",
    text: writeCsv(entries),
  });
}

async function readAll(app: App, { profile }: ProfileViewer): Promise<MoodEntry[]> {
  return (await listEntries(app.db, profile.id)).toReversed().map(presentEntry);
}

async function sendFile(
  { reply }: RawCall<"profile">,
  { type, name, text }: { type: string; name: string; text: string },
): Promise<unknown> {
  return await reply
    .type(type)
    .headers({
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    })
    .send(text);
}
