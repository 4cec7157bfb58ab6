import type { Email, EmailLink } from "./mail.ts";

/**
 * Control characters, line separators and direction marks: a name that contains them could end a
 * line of the plain text or reverse the text around it.
 */
const invisible = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Removes invisible characters from every text of an e-mail; names in it were typed by anyone. */
export function cleanEmail(email: Email): Email {
  const { subject, paragraphs, facts, link, footer } = email;
  return {
    ...email,
    subject: clean(subject),
    paragraphs: paragraphs.map(clean),
    ...(facts && {
      facts: facts.map(({ label, value }) => ({ label: clean(label), value: clean(value) })),
    }),
    ...(link && { link: cleanLink(link) }),
    footer: {
      reason: clean(footer.reason),
      server: { name: clean(footer.server.name), origin: footer.server.origin },
      ...(footer.settings && { settings: cleanLink(footer.settings) }),
    },
  };
}

function cleanLink({ label, url }: EmailLink): EmailLink {
  return { label: clean(label), url: clean(url) };
}

function clean(text: string): string {
  return text.replaceAll(invisible, " ").trim();
}
