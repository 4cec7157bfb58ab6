import { formatCents } from "@goldmane/contracts/billing/rules";
import { invoiceStyle } from "./invoice-style.ts";
import type { InvoiceRow } from "./store.ts";

const stateWords: Record<InvoiceRow["state"], string> = {
  paid: "Paid",
  open: "To be paid",
  void: "Not collected",
};

/** A whole document that needs nothing else: it looks the same on paper, as a PDF and years later. */
export function drawInvoice(
  invoice: InvoiceRow,
  { household, isSandbox }: { household: string; isSandbox: boolean },
): string {
  const { number, state, issued_at, lines, total_cents, card_brand, card_last4 } = invoice;
  const issued = new Date(issued_at).toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const rows = lines.map(
    ({ label, cents }) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td>${formatCents(cents)}</td></tr>`,
  );
  const card = card_brand && card_last4 ? `${card_brand} ending in ${card_last4}` : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Invoice ${escapeHtml(number)} · Goldmane</title>
<style>${invoiceStyle}</style>
</head>
<body>
<main>
<header>
<p class="name">Goldmane</p>
<p class="state" data-state="${state}">${stateWords[state]}</p>
</header>
<h1>Invoice</h1>
<dl>
<div><dt>Number</dt><dd>${escapeHtml(number)}</dd></div>
<div><dt>Date</dt><dd>${issued}</dd></div>
<div><dt>For</dt><dd>${escapeHtml(household)}</dd></div>
${card ? `<div><dt>Card</dt><dd>${escapeHtml(card)}</dd></div>` : ""}
</dl>
<table>
<thead><tr><th scope="col">What</th><th scope="col">US dollars</th></tr></thead>
<tbody>${rows.join("\n")}</tbody>
<tfoot><tr><th scope="row">Total</th><td>${formatCents(total_cents)}</td></tr></tfoot>
</table>
<p class="note">${isSandbox ? "Made in the sandbox: no money moved. " : ""}Thank you for watching with us.</p>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0)};`);
}
