import type { Recommendations } from "@goldmane/contracts/recommendations/schema";
import { say } from "#platform/words/say.ts";

const whom = () => ({ child: say`children`, teen: say`teens`, adult: say`grown-ups` }) as const;
const when = () =>
  ({
    morning: say`in the morning`,
    afternoon: say`in the afternoon`,
    evening: say`in the evening`,
    night: say`at night`,
  }) as const;

/** Explains recommendations for a viewer without history. */
export function describeStart({
  ageGroup,
  partOfDay,
}: Pick<Recommendations, "ageGroup" | "partOfDay">): string {
  return say`Nothing watched yet, so these are for ${whom()[ageGroup]} ${when()[partOfDay]}. Finish a film, and they will be yours.`;
}
