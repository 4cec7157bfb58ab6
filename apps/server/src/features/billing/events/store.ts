import type { Db } from "#platform/db/open-db.ts";
import type { GatewayEvent } from "#platform/payments/payments.ts";

/** False for a duplicate event. */
export async function insertEvent(
  db: Db,
  { id, kind, createdAt }: GatewayEvent,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("payment_event")
    .values({ id, kind, created_at: createdAt, received_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The household named in the event, or else the one of its customer. */
export async function findHousehold(
  db: Db,
  { householdId, customerRef }: Pick<GatewayEvent, "householdId" | "customerRef">,
): Promise<string | null> {
  if (householdId !== null) return householdId;
  const row = await db
    .selectFrom("billing_account")
    .select("household_id")
    .where("customer_ref", "=", customerRef)
    .executeTakeFirst();
  return row?.household_id ?? null;
}
