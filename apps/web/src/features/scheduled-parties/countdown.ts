import { formatList, formatNumber } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";

const minuteMs = 60_000;
const units = [
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

/** "in 2 days, 4 hours": the two largest units of the time left. Null once it has started. */
export function describeCountdown(startsAt: number, now: number): string | null {
  let minutes = Math.ceil((startsAt - now) / minuteMs);
  if (minutes <= 0) return null;
  const parts: string[] = [];
  for (const [unit, size] of units) {
    const amount = Math.floor(minutes / size);
    minutes %= size;
    if (amount > 0) parts.push(formatNumber(amount, { style: "unit", unit, unitDisplay: "long" }));
  }
  return say`in ${formatList(parts.slice(0, 2), "unit")}`;
}
