import { useQuery } from "@tanstack/react-query";
import { say } from "#platform/words/say.ts";
import { describeReason } from "./describe-reason.ts";
import { recommendationsQuery } from "./queries.ts";
import type { Card } from "./recommendation-card.tsx";
import { RecommendationRow } from "./recommendation-row.tsx";
import { RowOutline } from "./row-outline.tsx";
import { useRowCount } from "./use-row-count.ts";

type Props = { name: string; card: Card; onIntent: (titleId: string) => void };

/** Rows besides the picks, so that the home page stays within a few screens. */
const mostMixes = 1;

/** Recommendations for the viewer; the page works without them on failure. */
export function OwnRecommendations({ name, card, onIntent }: Props) {
  const { data, isPending } = useQuery(recommendationsQuery);
  const mixes = data?.rows.slice(0, mostMixes);
  useRowCount(mixes ? 1 + mixes.length : null);
  if (isPending) return <RowOutline />;
  if (!data || !mixes) return null;
  return (
    <>
      <RecommendationRow
        heading={say`Picks for ${name}`}
        note={
          data.basis === "start"
            ? say`Watch a film or two and we’ll tailor these to you.`
            : undefined
        }
        films={data.picks}
        card={card}
        onIntent={onIntent}
      />
      {mixes.map(({ reason, titles }) => (
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
