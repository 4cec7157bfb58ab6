import type { Words } from "#platform/words/words.ts";
import { invoiceStyle } from "./invoice-style.ts";
import type { InvoiceRow } from "./store.ts";

const stateWords = ({ say }: Words): Record<InvoiceRow["state"], string> => ({
  paid: say`Paid`,
  open: say`Due`,
  void: say`Not collected`,
});

/** A self-contained HTML document, so that it prints and archives without external resources. */
export function drawInvoice(
  invoice: InvoiceRow,
  { household, isSandbox, words }: { household: string; isSandbox: boolean; words: Words },
): string {
  const { say, sayText, formatDate } = words;
  const money = (cents: number) => formatMoney(words, cents);
  const { number, state, issued_at, lines, total_cents, card_brand, card_last4 } = invoice;
  const issued = formatDate(issued_at, { dateStyle: "long" });
  const rows = lines.map(
    ({ label, cents }) =>
      `<tr><th scope="row">${escapeHtml(sayText(label))}</th><td>${money(cents)}</td></tr>`,
  );
  const card = card_brand && card_last4 ? say`${card_brand} ending in ${card_last4}` : "";
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say`Invoice`} ${escapeHtml(number)} · Goldmane</title>
<style>${invoiceStyle}</style>
</head>
<body>
<main>
<header>
<p class="name">Goldmane</p>
<p class="state" data-state="${state}">${stateWords(words)[state]}</p>
</header>
<h1>${say`Invoice`}</h1>
<dl>
<div><dt>${say`Invoice number`}</dt><dd>${escapeHtml(number)}</dd></div>
<div><dt>${say`Date`}</dt><dd>${issued}</dd></div>
<div><dt>${say`Billed to`}</dt><dd>${escapeHtml(household)}</dd></div>
${card ? `<div><dt>${say`Card`}</dt><dd>${escapeHtml(card)}</dd></div>` : ""}
</dl>
<table>
<thead><tr><th scope="col">${say`Description`}</th><th scope="col">${say`Amount (US dollars)`}</th></tr></thead>
<tbody>${rows.join("\n")}</tbody>
<tfoot><tr><th scope="row">${say`Total`}</th><td>${money(total_cents)}</td></tr></tfoot>
</table>
<p class="note">${isSandbox ? `${say`Test payment: no money was charged.`} ` : ""}${say`Thank you for watching with Goldmane.`}</p>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0)};`);
}

/** Uses a typographic minus sign (U+2212). */
function formatMoney({ formatNumber }: Words, cents: number): string {
  return formatNumber(cents / 100, { style: "currency", currency: "USD" }).replace("-", "−");
}
