import { auditDetails } from "./audit-details.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { Db } from "#platform/db/open-db.ts";
import { newId } from "#platform/ids.ts";

export type AuditEntry = {
  /** Feature and past-tense event: "account.signed-in". */
  kind: string;
  householdId?: string | null;
  accountId?: string | null;
  profileId?: string | null;
  sessionId?: string | null;
  addressPrefix?: string;
  /** Must not contain secrets, passwords or codes. */
  details?: Record<string, unknown>;
};

/** Writes an entry about an account, session or household. Entries are append-only. */
export async function recordAudit(
  { now }: Pick<App, "now">,
  db: Db,
  entry: AuditEntry,
): Promise<void> {
  const at = now();
  await db
    .insertInto("audit")
    .values({
      id: newId(at),
      noted_at: at,
      household_id: entry.householdId ?? null,
      account_id: entry.accountId ?? null,
      profile_id: entry.profileId ?? null,
      session_id: entry.sessionId ?? null,
      kind: entry.kind,
      details: auditDetails.write(entry.details ?? {}),
      address_prefix: entry.addressPrefix ?? "",
    })
    .execute();
}

/** The actor's ids for an entry. */
export function byViewer(viewer: Viewer): Partial<AuditEntry> {
  return {
    householdId: viewer.householdId,
    accountId: viewer.accountId,
    profileId: viewer.profile?.id ?? null,
    sessionId: viewer.sessionId,
  };
}

/** Whether this account or profile was signed in to from this network before. */
export async function wasSignedInFrom(
  db: Db,
  who: { accountId: string } | { profileId: string },
  addressPrefix: string,
): Promise<boolean> {
  const rows = db
    .selectFrom("audit")
    .select("id")
    .where("address_prefix", "=", addressPrefix)
    .limit(1);
  const found =
    "accountId" in who
      ? rows.where("account_id", "=", who.accountId).where("kind", "=", "account.signed-in")
      : rows.where("profile_id", "=", who.profileId).where("kind", "=", "profile.signed-in");
  return (await found.executeTakeFirst()) !== undefined;
}
