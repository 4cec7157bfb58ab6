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
  const text = writeCalendar(entry);
  expect(unfold(text)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Goldmane//Party Zone//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:0197@goldmane",
    "DTSTAMP:20261120T080005Z",
    "LAST-MODIFIED:20261120T080005Z",
    "SEQUENCE:2",
    "DTSTART:20261122T203000Z",
    "DTEND:20261122T220000Z",
    String.raw`SUMMARY:Friday\; popcorn\, lions`,
    String.raw`DESCRIPTION:One\nTwo \\ three`,
    "URL:https://server.example/party-zone",
    "STATUS:CONFIRMED",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    String.raw`DESCRIPTION:Friday\; popcorn\, lions`,
    "TRIGGER:-PT15M",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
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
