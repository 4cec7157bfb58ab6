import type { Recommendations } from "@goldmane/contracts/recommendations/schema";
import { presentCard } from "#features/library/service.ts";
import type { Chosen, Facts } from "./choose/facts.ts";

export function presentRecommendations(
  { ageGroup, partOfDay }: Pick<Facts, "ageGroup" | "partOfDay">,
  { basis, picks, rows }: Chosen,
): Recommendations {
  return {
    basis,
    ageGroup,
    partOfDay,
    picks: picks.map(({ title, reason }) => ({ title: presentCard(title), reason })),
    rows: rows.map(({ reason, titles }) => ({ reason, titles: titles.map(presentCard) })),
  };
}
