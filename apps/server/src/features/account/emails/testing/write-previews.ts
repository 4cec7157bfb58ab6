import { mkdirSync, writeFileSync } from "node:fs";
import { languages } from "@goldmane/contracts/languages";
import { compose } from "#platform/mail/compose.ts";
import { escapeHtml } from "#platform/mail/escape-html.ts";
import { listSampleEmails } from "./sample-emails.ts";

/**
 * `npm run preview:emails`: writes every e-mail in every language to artifacts/emails, as HTML and
 * as plain text, with an index.html that links to them.
 */
const folder = "artifacts/emails";
const sender = { from: "Goldmane <no-reply@films.example.org>", replyTo: null };

mkdirSync(folder, { recursive: true });
const links = languages.flatMap((language) =>
  Object.entries(listSampleEmails(language)).map(([name, email]) => {
    const file = `${name}.${language}`;
    const { subject, html, text } = compose(email, sender);
    writeFileSync(`${folder}/${file}.html`, html);
    writeFileSync(`${folder}/${file}.txt`, text);
    return `<li><a href="${file}.html">${escapeHtml(subject)}</a> (<a href="${file}.txt">${name}, ${language}</a>)</li>`;
  }),
);
writeFileSync(`${folder}/index.html`, `<!doctype html><meta charset="utf-8"><ul>${links.join("")}`);
process.stdout.write(`${links.length} e-mails in ${folder}/index.html\n`);
