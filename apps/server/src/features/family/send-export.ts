import { strToU8, zipSync } from "fflate";
import type { RawCall } from "#platform/http/raw-route.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { readHouseholdData } from "./data/store.ts";
import { findHousehold } from "./store.ts";

const note = `Everything Goldmane keeps about your household, one file for each kind of thing.
Instants are milliseconds since 1970 (UTC). Passwords, PINs and sign-in tokens are kept as hashes
only, and are left out. Mood journals are private: only your own is included.
`;

/** All data about the viewer's household, as a zip of JSON files. */
export async function sendExport({ app, reply, findViewer }: RawCall<"parent">): Promise<unknown> {
  const viewer = await findViewer();
  const household = await findHousehold(app.db, viewer.householdId);
  const kept = household
    ? await readHouseholdData(
        app.db,
        { id: household.id, accountId: household.account_id },
        viewer.profile.id,
      )
    : {};
  await recordAudit(app, app.db, { ...byViewer(viewer), kind: "household.exported" });
  const files = Object.entries(kept).map(([table, rows]) => [
    `${table}.json`,
    strToU8(`${JSON.stringify(rows, null, 2)}\n`),
  ]);
  const zip = zipSync({ "read-me.txt": strToU8(note), ...Object.fromEntries(files) });
  return await reply
    .type("application/zip")
    .headers({
      "content-disposition": 'attachment; filename="goldmane-household.zip"',
      "cache-control": "no-store",
    })
    .send(Buffer.from(zip));
}
