import { formatDate } from "#platform/words/formats.ts";

/** Formats an instant as a local day. */
export function formatDay(at: number): string {
  return formatDate(at, { dateStyle: "long" });
}

export function formatShortDay(at: number): string {
  return formatDate(at, { dateStyle: "medium" });
}
