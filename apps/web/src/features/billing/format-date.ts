const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
const shortDays = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** An instant as the day it falls on here. */
export function formatDay(at: number): string {
  return days.format(at);
}

export function formatShortDay(at: number): string {
  return shortDays.format(at);
}
