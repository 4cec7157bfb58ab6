import { accountEvents } from "@goldmane/contracts/account/settings/schema";
import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";
import { readBrowser } from "./read-browser.ts";

const pastSignInsAtMost = 200;

/** Browsers and networks that signed in to an account, latest first. */
export async function listPastSignIns(
  db: Db,
  accountId: string,
): Promise<{ browser: string | null; network: string }[]> {
  const rows = await db
    .selectFrom("audit")
    .select(["details", "address_prefix as network"])
    .where("account_id", "=", accountId)
    .where("kind", "=", "account.signed-in")
    .orderBy("noted_at", "desc")
    .limit(pastSignInsAtMost)
    .execute();
  return rows.map(({ details, network }) => ({ browser: readBrowser(details), network }));
}

export type EventRow = Selectable<Tables["audit"]>;

/** Audit entries of a household's account, latest first. */
export async function listEvents(
  db: Db,
  { accountId, atMost }: { accountId: string; atMost: number },
): Promise<EventRow[]> {
  return await db
    .selectFrom("audit")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("kind", "in", [...accountEvents])
    .orderBy("noted_at", "desc")
    .orderBy("id", "desc")
    .limit(atMost)
    .execute();
}
