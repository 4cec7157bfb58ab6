import { formatDate } from "#platform/words/formats.ts";

/** An instant as the day it falls on here. */
export function formatDay(at: number): string {
  return formatDate(at, { dateStyle: "long" });
}

export function formatShortDay(at: number): string {
  return formatDate(at, { dateStyle: "medium" });
}
