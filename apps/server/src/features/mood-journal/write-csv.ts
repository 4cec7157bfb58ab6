import type { MoodEntry } from "@goldmane/contracts/mood-journal/schema";

const columns = ["day", "time", "before", "after", "tags", "activities", "note"];

/** RFC 4180, with the byte order mark by which spreadsheets recognize UTF-8. Times are UTC. */
export function writeCsv(entries: readonly MoodEntry[]): string {
  const rows = entries.map(({ day, createdAt, before, after, tags, activities, note }) => [
    day,
    new Date(createdAt).toISOString(),
    before ?? "",
    after ?? "",
    tags.join(" "),
    activities.join(" "),
    note,
  ]);
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(writeCell).join(",")}\r\n`).join("")}`;
}

/** A spreadsheet would run a note that begins like a formula; an apostrophe keeps it text. */
function writeCell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
