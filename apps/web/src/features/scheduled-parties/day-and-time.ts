const two = (value: number) => String(value).padStart(2, "0");

/** Converts an instant to the values of a date and a time input, in the browser's time zone. */
export function toFields(at: number): { day: string; time: string } {
  const date = new Date(at);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return { day, time: `${two(date.getHours())}:${two(date.getMinutes())}` };
}

/** Converts the two inputs to epoch milliseconds; null while either is empty or invalid. */
export function fromFields({ day, time }: { day: string; time: string }): number | null {
  const at = new Date(`${day}T${time}`).getTime();
  return Number.isFinite(at) ? at : null;
}

/** The next 8:00 PM in the browser's time zone; the form's default. */
export function nextEightPm(now: number): number {
  const at = new Date(now);
  at.setHours(20, 0, 0, 0);
  if (at.getTime() <= now) at.setDate(at.getDate() + 1);
  return at.getTime();
}
