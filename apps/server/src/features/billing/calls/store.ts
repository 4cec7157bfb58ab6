import type { Db } from "#platform/db/open-db.ts";

type CallId = { householdId: string; key: string };

/** False if another call of the household is in progress, or this key was used before. */
export async function insertCall(
  db: Db,
  { householdId, key }: CallId,
  { operation, now }: { operation: string; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("billing_call")
    .values({
      household_id: householdId,
      call_key: key,
      operation,
      begun_at: now,
      answer: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findCall(db: Db, { householdId, key }: CallId) {
  return await db
    .selectFrom("billing_call")
    .select(["operation", "answer"])
    .where("household_id", "=", householdId)
    .where("call_key", "=", key)
    .executeTakeFirst();
}

/** False if the call was deleted as lost in the meantime. */
export async function answerCall(
  db: Db,
  { householdId, key }: CallId,
  answer: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("billing_call")
    .set({ answer })
    .where("household_id", "=", householdId)
    .where("call_key", "=", key)
    .where("answer", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteCall(db: Db, { householdId, key }: CallId): Promise<void> {
  await db
    .deleteFrom("billing_call")
    .where("household_id", "=", householdId)
    .where("call_key", "=", key)
    .where("answer", "is", null)
    .execute();
}

/** Deletes unanswered calls whose process died. */
export async function deleteLostCalls(
  db: Db,
  householdId: string,
  begunBefore: number,
): Promise<void> {
  await db
    .deleteFrom("billing_call")
    .where("household_id", "=", householdId)
    .where("answer", "is", null)
    .where("begun_at", "<", begunBefore)
    .execute();
}

export async function deleteOldCalls(db: Db, begunBefore: number): Promise<void> {
  await db.deleteFrom("billing_call").where("begun_at", "<", begunBefore).execute();
}
