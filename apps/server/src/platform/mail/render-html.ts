import { Words } from "#platform/words/words.ts";
import { escapeHtml } from "./escape-html.ts";
import type { Email, EmailLink } from "./mail.ts";
import { darkStyles, styles } from "./styles.ts";

/**
 * The HTML of an e-mail. Nested tables with inline styles, since Outlook for Windows lays out
 * nothing else; the style element only adds what a program can ignore. It loads nothing.
 */
export function renderHtml(email: Email): string {
  const { language, subject, paragraphs, facts, link, footer } = email;
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="${styles.body}">
<div style="${styles.preview}">${escapeHtml(paragraphs[0] ?? "")}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.page}"><tr><td align="center" style="${styles.margin}">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="${styles.column}">
<tr><td class="edge" style="${styles.header}">GOLDMANE</td></tr>
<tr><td class="card edge" style="${styles.card}">
<h1 class="strong" style="${styles.heading}">${escapeHtml(subject)}</h1>
${renderParagraphs(paragraphs.slice(0, 1))}
${facts ? renderFacts(facts) : ""}
${renderParagraphs(paragraphs.slice(1))}
${link ? renderButton(email, link) : ""}
</td></tr>
<tr><td class="faint edge" style="${styles.footer}">${renderFooter(email, footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderParagraphs(paragraphs: readonly string[]): string {
  return paragraphs
    .map((one) => `<p style="${styles.paragraph}">${escapeHtml(one)}</p>`)
    .join("\n");
}

function renderFacts(facts: NonNullable<Email["facts"]>): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="faint" style="${styles.label}">${escapeHtml(label)}</td><td style="${styles.value}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" class="facts" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.facts}">${rows.join("")}</table>`;
}

/** The padding belongs to the cell: Outlook for Windows ignores that of a link. */
function renderButton({ language }: Email, { label, url }: EmailLink): string {
  const { say } = new Words(language);
  const address = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${styles.buttonRow}"><tr><td align="center" bgcolor="#f7c85a" style="${styles.button}"><a class="button" href="${address}" target="_blank" style="${styles.buttonLink}">${escapeHtml(label)}</a></td></tr></table>
<p class="faint" style="${styles.address}">${escapeHtml(say`Or copy this link into your browser:`)}<br><a class="link" href="${address}" target="_blank" style="${styles.link}">${address}</a></p>`;
}

function renderFooter({ language }: Email, { reason, server, settings }: Email["footer"]): string {
  const { say } = new Words(language);
  const lines = [
    escapeHtml(reason),
    escapeHtml(say`Sent by ${server.name} on ${new URL(server.origin).host}`),
    ...(settings
      ? [
          `<a class="link" href="${escapeHtml(settings.url)}" target="_blank" style="${styles.link}">${escapeHtml(settings.label)}</a>`,
        ]
      : []),
  ];
  return lines.join("<br>");
}
