const two = (value: number) => String(value).padStart(2, "0");

/** An instant as the two fields of a form have it, by the viewer's own clock. */
export function toFields(at: number): { day: string; time: string } {
  const date = new Date(at);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return { day, time: `${two(date.getHours())}:${two(date.getMinutes())}` };
}

/** The instant that two fields say, in epoch milliseconds; null while they say none. */
export function fromFields({ day, time }: { day: string; time: string }): number | null {
  const at = new Date(`${day}T${time}`).getTime();
  return Number.isFinite(at) ? at : null;
}

/** The next evening at eight: what a form begins with. */
export function nextEvening(now: number): number {
  const at = new Date(now);
  at.setHours(20, 0, 0, 0);
  if (at.getTime() <= now) at.setDate(at.getDate() + 1);
  return at.getTime();
}
