import { formatAgo } from "#platform/words/formats.ts";

const minuteMs = 60_000;
const steps = [
  { unit: "day", ms: 24 * 60 * minuteMs },
  { unit: "hour", ms: 60 * minuteMs },
  { unit: "minute", ms: minuteMs },
] as const;

/** How long ago something was: "3 hours ago", "yesterday", "now". */
export function describeAgo(timestamp: number, now: number): string {
  const ago = Math.max(0, now - timestamp);
  const step = steps.find(({ ms }) => ago >= ms);
  return step ? formatAgo(-Math.floor(ago / step.ms), step.unit) : formatAgo(0, "second");
}
