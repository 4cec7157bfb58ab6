import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { hadRecommendations } from "./row-count.ts";
import type { Card } from "./recommendation-card.tsx";
import { RowOutline } from "./row-outline.tsx";

const ViewerRecommendations = lazy(() =>
  import("./viewer-recommendations.tsx").then((module) => ({
    default: module.ViewerRecommendations,
  })),
);

type Props = {
  /** Shows one film. */
  card: Card;
  onIntent: (titleId: string) => void;
};

/** Reserves the space of the recommendations until they load. */
export function RecommendationRows({ card, onIntent }: Props) {
  const { data: session, isPending } = useQuery(sessionQuery);
  const areExpected = isPending ? hadRecommendations() : Boolean(session?.profile);
  return (
    <Suspense fallback={areExpected ? <RowOutline /> : null}>
      <ViewerRecommendations card={card} onIntent={onIntent} />
    </Suspense>
  );
}
