const lineBytes = 75;

/** The contents of a calendar entry. Instants are epoch milliseconds. */
type Entry = {
  uid: string;
  /** Revision number; a higher one replaces a lower one (RFC 5545 3.8.7.4). */
  sequence: number;
  changedAt: number;
  startsAt: number;
  endsAt: number;
  summary: string;
  description: string;
  url: string;
  remindBeforeMs: number;
};

/** Writes an iCalendar file with one event (RFC 5545). Times are UTC, so they are right in every time zone. */
export function writeCalendar(entry: Entry): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Goldmane//Party Zone//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escape(entry.uid)}`,
    `DTSTAMP:${toUtc(entry.changedAt)}`,
    `LAST-MODIFIED:${toUtc(entry.changedAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTART:${toUtc(entry.startsAt)}`,
    `DTEND:${toUtc(entry.endsAt)}`,
    `SUMMARY:${escape(entry.summary)}`,
    `DESCRIPTION:${escape(entry.description)}`,
    `URL:${entry.url}`,
    "STATUS:CONFIRMED",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escape(entry.summary)}`,
    `TRIGGER:-PT${Math.round(entry.remindBeforeMs / 60_000)}M`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** "20261122T203000Z" (3.3.5, form 2). */
function toUtc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** Escapes a text value (3.3.11). Control characters are dropped. */
function escape(text: string): string {
  return text
    .replaceAll(/\r\n?|\n/g, "\n")
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll("\n", "\\n")
    .replaceAll(/[\p{Cc}]/gu, "");
}

/** Folds a line at 75 octets; continuation lines begin with a space (3.1). Never splits a code point. */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > lineBytes) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
