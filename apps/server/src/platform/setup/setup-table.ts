import { demoAccountId } from "#platform/identity/demo.ts";
import type { Db } from "#platform/db/open-db.ts";

/** Undefined before the first start that isn't the demo's. */
export async function findSetup(db: Db): Promise<{ codeNonce: string | null } | undefined> {
  const row = await db.selectFrom("setup").select("code_nonce").executeTakeFirst();
  return row && { codeNonce: row.code_nonce };
}

/** Other nodes may have inserted it already; theirs stays. */
export async function insertSetup(db: Db, codeNonce: string | null): Promise<void> {
  await db
    .insertInto("setup")
    .values({ id: 1, code_nonce: codeNonce })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Replaces a nonce that was used. */
export async function renewSetup(db: Db, codeNonce: string): Promise<void> {
  await db
    .updateTable("setup")
    .set({ code_nonce: codeNonce })
    .where("code_nonce", "is", null)
    .execute();
}

/** Uses a nonce, in the caller's transaction. False if another request has used it. */
export async function consumeSetup(db: Db, codeNonce: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("setup")
    .set({ code_nonce: null })
    .where("code_nonce", "=", codeNonce)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function isChecklistHidden(db: Db): Promise<boolean> {
  const row = await db.selectFrom("setup").select("checklist_hidden_at").executeTakeFirst();
  return typeof row?.checklist_hidden_at === "number";
}

export async function hideSetupChecklist(db: Db, now: number): Promise<void> {
  await db.updateTable("setup").set({ checklist_hidden_at: now }).execute();
}

/** Whether anyone but the demo has an account. */
export async function hasAccounts(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("account")
    .select("id")
    .where("id", "!=", demoAccountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
