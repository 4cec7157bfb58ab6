import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { OwnRecommendations } from "./own-recommendations.tsx";
import { hadRecommendations } from "./row-count.ts";
import type { Card } from "./recommendation-card.tsx";
import { RowOutline } from "./row-outline.tsx";
import { useRowCount } from "./use-row-count.ts";

type Props = { card: Card; onIntent: (titleId: string) => void };

/** Recommendations for the current profile; nothing without one. */
export function ViewerRecommendations({ card, onIntent }: Props) {
  const { data: session, isPending } = useQuery(sessionQuery);
  useRowCount(isPending || session?.profile ? null : 0);
  if (isPending) return hadRecommendations() ? <RowOutline /> : null;
  const profile = session?.profile;
  if (!profile) return null;
  return (
    <OwnRecommendations
      key={profile.id}
      name={profile.displayName}
      card={card}
      onIntent={onIntent}
    />
  );
}
