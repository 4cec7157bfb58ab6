import { ICalAlarmType, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";

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
  const calendar = new ICalCalendar({
    prodId: { company: "Goldmane", product: "Party Zone", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    scale: "GREGORIAN",
  });
  const event = calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: new Date(entry.changedAt),
    lastModified: new Date(entry.changedAt),
    start: new Date(entry.startsAt),
    end: new Date(entry.endsAt),
    summary: withoutControls(entry.summary),
    description: withoutControls(entry.description),
    url: entry.url,
    status: ICalEventStatus.CONFIRMED,
  });
  event.createAlarm({
    type: ICalAlarmType.display,
    triggerBefore: Math.round(entry.remindBeforeMs / 60_000) * 60,
  });
  // The library ends the last line without a line break; every line needs one (3.1).
  return `${calendar.toString()}\r\n`;
}

/** Text has no control characters but line breaks (3.3.11). */
function withoutControls(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?!\n)\p{Cc}/gu, "");
}
