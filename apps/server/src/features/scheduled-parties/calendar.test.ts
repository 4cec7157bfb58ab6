import fc from "fast-check";
import { expect, test } from "vitest";
import { writeCalendar } from "./calendar.ts";

const entry = {
  uid: "0197@goldmane",
  sequence: 2,
  changedAt: Date.UTC(2026, 10, 20, 8, 0, 5),
  startsAt: Date.UTC(2026, 10, 22, 20, 30),
  endsAt: Date.UTC(2026, 10, 22, 22, 0),
  summary: "Friday; popcorn, lions",
  description: "One\nTwo \\ three",
  url: "https://server.example/party-zone",
  remindBeforeMs: 15 * 60_000,
};

/** Undoes line folding (RFC 5545 3.1). */
function unfold(text: string): string[] {
  return text.replaceAll(/\r\n[ \t]/g, "").split("\r\n");
}

function valueOf(text: string, name: string): string {
  const line = unfold(text).find((one) => one.startsWith(`${name}:`)) ?? "";
  return line.slice(name.length + 1);
}

function unescape(text: string): string {
  return text.replaceAll(/\\([\\;,nN])/g, (_, mark: string) =>
    mark.toLowerCase() === "n" ? "\n" : mark,
  );
}

test("writes one event with the properties RFC 5545 requires", () => {
  const lines = unfold(writeCalendar(entry));
  const sections = [
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    "BEGIN:VALARM",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  expect(lines.filter((line) => /^(?:BEGIN|END):/.test(line))).toEqual(sections);
  expect(lines.at(-1)).toBe("");
  const properties = lines.filter((line) => line !== "" && !sections.includes(line));
  expect(properties.toSorted()).toEqual([
    "ACTION:DISPLAY",
    "CALSCALE:GREGORIAN",
    String.raw`DESCRIPTION:Friday\; popcorn\, lions`,
    String.raw`DESCRIPTION:One\nTwo \\ three`,
    "DTEND:20261122T220000Z",
    "DTSTAMP:20261120T080005Z",
    "DTSTART:20261122T203000Z",
    "LAST-MODIFIED:20261120T080005Z",
    "METHOD:PUBLISH",
    "PRODID:-//Goldmane//Party Zone//EN",
    "SEQUENCE:2",
    "STATUS:CONFIRMED",
    String.raw`SUMMARY:Friday\; popcorn\, lions`,
    "TRIGGER:-PT15M",
    "UID:0197@goldmane",
    "URL;VALUE=URI:https://server.example/party-zone",
    "VERSION:2.0",
  ]);
});

test("folds any text into lines of at most 75 octets that unfold to the same text", () => {
  const words = fc.string({ unit: "grapheme", maxLength: 200 });
  fc.assert(
    fc.property(words, words, (summary, description) => {
      const text = writeCalendar({ ...entry, summary, description });
      expect(text.endsWith("\r\n")).toBe(true);
      const lines = text.slice(0, -2).split("\r\n");
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
        expect(line, "split surrogate pair").not.toMatch(/\p{Cs}/u);
      }
      const said = summary.replaceAll(/\r\n?|\n/g, "\n").replaceAll(/(?!\n)\p{Cc}/gu, "");
      expect(unescape(valueOf(text, "SUMMARY"))).toBe(said);
    }),
  );
});
