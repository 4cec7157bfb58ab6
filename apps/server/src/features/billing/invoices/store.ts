import { invoice, type QuoteLine } from "@goldmane/contracts/billing/schema";
import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import { jsonColumn } from "#platform/json-column.ts";
import type { Tables } from "#platform/db/tables.gen.ts";
import type { Bill } from "#platform/payments/payments.ts";

export type InvoiceRow = Omit<Selectable<Tables["invoice"]>, "lines"> & { lines: QuoteLine[] };

const lines = jsonColumn(invoice.shape.lines);

/** Inserts an invoice or updates its state. A paid invoice never becomes unpaid. */
export async function upsertInvoice(
  db: Db,
  householdId: string,
  { id, number, bill }: { id: string; number: string; bill: Bill },
): Promise<void> {
  const changing = {
    state: bill.state,
    lines: lines.write(bill.lines),
    total_cents: bill.totalCents,
    card_brand: bill.card?.brand ?? null,
    card_last4: bill.card?.last4 ?? null,
  };
  await db
    .insertInto("invoice")
    .values({
      id,
      household_id: householdId,
      gateway_ref: bill.ref,
      number,
      issued_at: bill.issuedAt,
      ...changing,
    })
    .onConflict((conflict) =>
      conflict
        .column("gateway_ref")
        .doUpdateSet(changing)
        .where("invoice.household_id", "=", householdId)
        .where("invoice.state", "=", "open"),
    )
    .execute();
}

export async function listInvoiceRows(
  db: Db,
  householdId: string,
  limit: number,
): Promise<InvoiceRow[]> {
  const rows = await db
    .selectFrom("invoice")
    .selectAll()
    .where("household_id", "=", householdId)
    .orderBy("issued_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(toInvoiceRow);
}

export async function findInvoice(
  db: Db,
  { id, householdId }: { id: string; householdId: string },
): Promise<InvoiceRow | null> {
  const row = await db
    .selectFrom("invoice")
    .selectAll()
    .where("id", "=", id)
    .where("household_id", "=", householdId)
    .executeTakeFirst();
  return row ? toInvoiceRow(row) : null;
}

function toInvoiceRow(row: Selectable<Tables["invoice"]>): InvoiceRow {
  return { ...row, lines: lines.read(row.lines) };
}
