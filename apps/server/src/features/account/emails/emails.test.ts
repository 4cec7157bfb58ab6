import { languages } from "@goldmane/contracts/languages";
import * as fc from "fast-check";
import { Window } from "happy-dom";
import { describe, expect, test } from "vitest";
import { compose } from "#platform/mail/compose.ts";
import type { Email, Sender } from "#platform/mail/mail.ts";
import { listSampleEmails, type Typed } from "./testing/sample-emails.ts";

const sender: Sender = { from: "Goldmane <no-reply@films.example.org>", replyTo: null };
const all = languages.flatMap((language) =>
  Object.entries(listSampleEmails(language)).map(([name, email]) => ({ language, name, email })),
);

const parser = new new Window().DOMParser();
const parse = (html: string) => parser.parseFromString(html, "text/html");

test("every text is translated", () => {
  const [english, spanish] = [listSampleEmails("en"), listSampleEmails("es")];
  const same: string[] = [];
  for (const [name, one] of Object.entries(english)) {
    const other = new Set(
      textsOf(Object.entries(spanish).find(([key]) => key === name)?.[1] ?? one),
    );
    same.push(...textsOf(one).filter((text) => other.has(text)));
  }
  // A network is a number in every language.
  expect([...new Set(same)]).toEqual(["203.0.113.0/24"]);
});

function textsOf({ subject, paragraphs, facts = [], link, footer }: Email): string[] {
  const { reason, settings } = footer;
  const labels = [link?.label ?? "", reason, settings?.label ?? ""];
  return [
    subject,
    ...paragraphs,
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...labels,
  ];
}

describe.each(all)("$name in $language", ({ language, email }) => {
  const { subject, text, html } = compose(email, sender);
  const page = parse(html);

  test("has one heading, one button with its address below, and the reader's language", () => {
    expect(page.documentElement.getAttribute("lang")).toBe(language);
    expect([...page.querySelectorAll("h1")].map((one) => one.textContent)).toEqual([subject]);
    const buttons = [...page.querySelectorAll("a.button")];
    expect(buttons.map((one) => [one.textContent, one.getAttribute("href")])).toEqual([
      [email.link?.label, email.link?.url],
    ]);
    expect(page.body.textContent).toContain(email.link?.url);
    expect(page.body.textContent).toContain("films.example.org");
  });

  test("says the same in plain text", () => {
    const { paragraphs, facts = [], link, footer } = email;
    const texts = [subject, ...paragraphs, ...facts.flatMap(({ label, value }) => [label, value])];
    for (const one of [...texts, link?.label, link?.url, footer.reason, footer.settings?.url]) {
      expect(one).toBeTruthy();
      expect(text).toContain(one);
    }
    for (const one of texts) expect(page.body.textContent).toContain(one);
  });

  test("has a short subject in plain letters and no placeholder", () => {
    expect(subject.length).toBeLessThanOrEqual(50);
    expect(`${text}${html.replace(/<style>[^]*<\/style>/, "")}`).not.toMatch(/[{}]|undefined|null/);
  });

  test("fits 600 pixels, and loads and runs nothing", () => {
    const widths = [...html.matchAll(/width(?:="|:)(\d+)(?:"|px)/g)].map(([, width]) =>
      Number(width),
    );
    expect(Math.max(...widths)).toBeLessThanOrEqual(600);
    expect(page.querySelectorAll("img,script,link,iframe,form,svg,object")).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import|\bon\w+="/);
  });
});

/** Markup, line ends, direction marks and headers, mixed with any other text. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        "<script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "</td></table></body>",
        "<!--",
        "]]>",
        "&lt;b&gt;",
        "\r\nBcc: mia@example.org\r\n\r\n",
        "\u202Egro.elpmaxe",
        "{0}",
        "$&",
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(""));

const structureOf = (page: ReturnType<typeof parse>) =>
  [...page.querySelectorAll("*")].map((one) => one.tagName).join(" ");

test("text that someone typed stays text", () => {
  const names = ["address-asked", "passkey-removed"] as const;
  const plain = listSampleEmails("en");
  const [expected] = names.map((name) => structureOf(parse(compose(plain[name], sender).html)));
  fc.assert(
    fc.property(fc.record<Typed>({ email: hostile, name: hostile }), (typed) => {
      const emails = listSampleEmails("en", typed);
      for (const name of names) {
        const { html, text } = compose(emails[name], sender);
        const page = parse(html);
        expect(structureOf(page)).toBe(expected);
        expect(text.split("\n")).toContain(page.querySelector(".card p")?.textContent);
        expect(text).not.toMatch(/[\r\u202E\0]/);
      }
    }),
    { numRuns: 25 },
  );
});
