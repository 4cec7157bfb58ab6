import type { Recommendations } from "@goldmane/contracts/recommendations/schema";

const whom = { child: "children", teen: "teens", adult: "grown-ups" } as const;
const when = {
  morning: "in the morning",
  afternoon: "in the afternoon",
  evening: "in the evening",
  night: "at night",
} as const;

/** What recommendations for somebody without a history are made from: not from them. */
export function sayStart({
  ageGroup,
  partOfDay,
}: Pick<Recommendations, "ageGroup" | "partOfDay">): string {
  return `Nothing watched yet, so these are for ${whom[ageGroup]} ${when[partOfDay]}. Finish a film, and they will be yours.`;
}
