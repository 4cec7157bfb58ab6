import { useQuery } from "@tanstack/react-query";
import { say } from "#platform/words/say.ts";
import { describeReason } from "./describe-reason.ts";
import { describeStart } from "./describe-start.ts";
import { recommendationsQuery } from "./queries.ts";
import type { Card } from "./recommendation-card.tsx";
import { RecommendationRow } from "./recommendation-row.tsx";
import { RowOutline } from "./row-outline.tsx";
import { useRowCount } from "./use-row-count.ts";

type Props = { name: string; card: Card; onIntent: (titleId: string) => void };

/** Recommendations for the viewer; the page works without them on failure. */
export function OwnRecommendations({ name, card, onIntent }: Props) {
  const { data, isPending } = useQuery(recommendationsQuery);
  useRowCount(data ? 1 + data.rows.length : null);
  if (isPending) return <RowOutline />;
  if (!data) return null;
  return (
    <>
      <RecommendationRow
        heading={data.basis === "start" ? say`A start for ${name}` : say`For ${name}`}
        note={data.basis === "start" ? describeStart(data) : undefined}
        films={data.picks}
        card={card}
        onIntent={onIntent}
      />
      {data.rows.map(({ reason, titles }) => (
        <RecommendationRow
          key={describeReason(reason)}
          heading={describeReason(reason)}
          films={titles.map((title) => ({ title }))}
          card={card}
          onIntent={onIntent}
        />
      ))}
    </>
  );
}
