import { Words } from "#platform/words/words.ts";
import type { Email } from "./mail.ts";

/** The plain text of an e-mail. `-- ` starts the signature, which mail programs fold away (RFC 3676 4.3). */
export function renderText({ language, subject, paragraphs, facts, link, footer }: Email): string {
  const { say } = new Words(language);
  const parts = [
    subject,
    ...paragraphs.slice(0, 1),
    ...(facts ? [facts.map(({ label, value }) => `${label}: ${value}`).join("\n")] : []),
    ...paragraphs.slice(1),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
  ];
  const signature = [
    footer.reason,
    say`Sent by ${footer.server.name} on ${new URL(footer.server.origin).host}`,
    ...(footer.settings ? [`${footer.settings.label}: ${footer.settings.url}`] : []),
  ];
  return `${parts.join("\n\n")}\n\n-- \n${signature.join("\n")}\n`;
}
