import type { App, Viewer } from "#platform/app.ts";
import type { Db } from "#platform/db/client.ts";
import { newId } from "#platform/ids.ts";

export type AuditEntry = {
  /** Feature and what was done, in the past: "account.signed-in". */
  kind: string;
  householdId?: string | null;
  accountId?: string | null;
  profileId?: string | null;
  sessionId?: string | null;
  addressPrefix?: string;
  /** Never a secret, a password or a code. */
  details?: Record<string, unknown>;
};

/** Writes down what was done to accounts, sessions and households. Nothing takes it back. */
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
      details: JSON.stringify(entry.details ?? {}),
      address_prefix: entry.addressPrefix ?? "",
    })
    .execute();
}

/** The part of an entry that says who did it. */
export function byViewer(viewer: Viewer): Partial<AuditEntry> {
  return {
    householdId: viewer.householdId,
    accountId: viewer.accountId,
    profileId: viewer.profile?.id ?? null,
    sessionId: viewer.sessionId,
  };
}

/** Whether somebody signed in to this account or profile from this network before. */
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
