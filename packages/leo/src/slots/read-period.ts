import type { Period } from "#command.ts";

const periods: readonly [RegExp, Period][] = [
  [/\b(?:yesterday|last night|ayer|anoche)\b/, "yesterday"],
  [/\b(?:today|this (?:morning|afternoon|evening)|tonight|hoy)\b/, "today"],
  [/\b(?:week|weekend|days|semana|dias)\b/, "week"],
];

export function readPeriod(words: string): Period {
  return periods.find(([pattern]) => pattern.test(words))?.[1] ?? "ever";
}
