import type { AdminHousehold } from "@goldmane/contracts/admin/schema";
import { formatDay } from "#features/admin/format.ts";
import { formatMoney } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { type Column, Table } from "#ui/table/table.tsx";

type Invoice = AdminHousehold["invoices"][number];

const stateNames = (): Readonly<Record<Invoice["state"], string>> => ({
  paid: say`Paid`,
  open: say`Due`,
  void: say`Waived`,
});

const columns = (): readonly Column<Invoice>[] => [
  { heading: say`Number`, isName: true, cell: ({ number }) => number },
  { heading: say`Issued`, cell: ({ issuedAt }) => formatDay(issuedAt) },
  { heading: say`Status`, cell: ({ state }) => stateNames()[state] },
  {
    heading: say`Card`,
    cell: ({ card }) => (card ? say`${card.brand} ending in ${card.last4}` : "–"),
  },
  { heading: say`Total`, isFigure: true, cell: ({ totalCents }) => formatMoney(totalCents) },
];

export function InvoicesTable({ invoices }: { invoices: readonly Invoice[] }) {
  return <Table label={say`Invoices`} columns={columns()} rows={invoices} keyOf={({ id }) => id} />;
}
