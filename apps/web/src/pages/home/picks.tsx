import { useQuery } from "@tanstack/react-query";
import { TitleCard } from "#features/library/title-card.tsx";
import { RecommendationRows } from "#features/recommendations/recommendation-rows.tsx";
import { hadRecommendations } from "#features/recommendations/row-count.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { PopularRow } from "./popular-row.tsx";

type Props = { onIntent: (titleId: string) => void };

/** Picks for the profile; without one, the most watched films. */
export function Picks({ onIntent }: Props) {
  const { data: session, isPending } = useQuery(sessionQuery);
  const hasProfile = isPending ? hadRecommendations() : Boolean(session?.profile);
  return hasProfile ? (
    <RecommendationRows card={TitleCard} onIntent={onIntent} />
  ) : (
    <PopularRow onIntent={onIntent} />
  );
}
