import { dailyMinutesAtLeast, dailyMinutesAtMost } from "@goldmane/contracts/controls/limits";

/** The next or previous step of a range whose upper end is null: no limit. */
export function stepLimit(
  value: number | null,
  step: 1 | -1,
  { least, most, by }: { least: number; most: number; by: number },
): number | null {
  if (value === null) return step < 0 ? most : null;
  const next = step > 0 ? Math.floor(value / by) * by + by : Math.ceil(value / by) * by - by;
  if (next > most) return null;
  return Math.max(least, next);
}

/** A time of day moved by 15 minutes, within bounds in minutes of the day. */
export function stepClock(clock: string, step: 1 | -1, bounds: [number, number]): string {
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) + step * 15;
  const [least, most] = bounds;
  const kept = Math.min(most, Math.max(least, minutes));
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${pad(Math.floor(kept / 60))}:${pad(kept % 60)}`;
}

/** A typed number of minutes a day: null for none, undefined for what is not a limit. */
export function readMinutes(text: string): number | null | undefined {
  const digits = text.trim();
  if (digits === "") return null;
  if (!/^\d+$/.test(digits)) return undefined;
  const minutes = Number(digits);
  return minutes >= dailyMinutesAtLeast && minutes <= dailyMinutesAtMost ? minutes : undefined;
}
