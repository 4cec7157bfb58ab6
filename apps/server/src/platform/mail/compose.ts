import { escapeHtml } from "./escape-html.ts";
import type { Email } from "./mail.ts";

/** An e-mail as a nodemailer message, with plain text and equal HTML. */
export function compose({ to, language, subject, paragraphs, link, closing }: Email) {
  const parts = link ? [...paragraphs, `${link.label}:\n${link.url}`] : paragraphs;
  return {
    to: { name: "", address: to },
    subject,
    text: `${[...parts, closing].join("\n\n")}\n`,
    html: toHtml({ language, subject, paragraphs, link, closing }),
    // Suppresses out-of-office replies (RFC 3834 5).
    headers: { "auto-submitted": "auto-generated" },
  };
}

const gold = "#f2b53c";
const night = "#1c0f20";

function toHtml({ language, subject, paragraphs, link, closing }: Omit<Email, "to">): string {
  const words = paragraphs.map((one) => `<p style="margin:0 0 16px">${escapeHtml(one)}</p>`);
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${gold};color:${night};font-weight:700;text-decoration:none">${escapeHtml(link.label)}</a></p>`
    : "";
  return `<!doctype html><html lang="${language}"><body style="margin:0;padding:32px 16px;background:${night}">
<div style="max-width:34rem;margin:0 auto;padding:32px;border-radius:16px;background:#fff9ef;color:#2a1a2e;font:16px/1.5 sans-serif">
<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(subject)}</h1>
${words.join("\n")}
${button}
<p style="margin:24px 0 0;color:#6b5a6e;font-size:14px">${escapeHtml(closing)}</p>
</div></body></html>`;
}
