import type { KnownHousehold } from "@goldmane/contracts/admin/schema";
import { formatCents } from "@goldmane/contracts/billing/rules";
import { formatDate } from "#features/admin/format.ts";
import { type Column, Table } from "#ui/table/table.tsx";

type Invoice = KnownHousehold["invoices"][number];

const columns: readonly Column<Invoice>[] = [
  { heading: "Number", isName: true, cell: ({ number }) => number },
  { heading: "Issued", cell: ({ issuedAt }) => formatDate(issuedAt) },
  { heading: "State", cell: ({ state }) => state },
  {
    heading: "Card",
    cell: ({ card }) => (card ? `${card.brand} ending in ${card.last4}` : "–"),
  },
  { heading: "Total", isFigure: true, cell: ({ totalCents }) => formatCents(totalCents) },
];

export function InvoicesTable({ invoices }: { invoices: readonly Invoice[] }) {
  return <Table label="Invoices" columns={columns} rows={invoices} keyOf={({ id }) => id} />;
}
