import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { Reason } from "@goldmane/contracts/recommendations/schema";
import { Rail } from "#ui/rail/rail.tsx";
import { RailItem } from "#ui/rail/rail-item.tsx";
import { type Card, RecommendationCard } from "./recommendation-card.tsx";
import { RecommendationGap } from "./recommendation-gap.tsx";
import { describeReason } from "./describe-reason.ts";
import { useDismissed } from "./use-dismissed.ts";

type Props = {
  heading: string;
  note?: string | undefined;
  films: readonly { title: TitleCard; reason?: Reason }[];
  card: Card;
  onIntent: (titleId: string) => void;
};

export function RecommendationRow({ heading, note, films, card, onIntent }: Props) {
  const { ids, restoredId, takeOff, putBack } = useDismissed();
  if (films.length === 0) return null;
  return (
    <Rail heading={heading} note={note}>
      {films.map(({ title, reason }) => (
        <RailItem key={title.id} width="poster">
          {ids.has(title.id) ? (
            <RecommendationGap title={title.title} onUndo={() => putBack(title.id)} />
          ) : (
            <RecommendationCard
              title={title}
              reason={reason && describeReason(reason)}
              card={card}
              onIntent={onIntent}
              onDismiss={() => takeOff(title.id)}
              isRestored={title.id === restoredId}
            />
          )}
        </RailItem>
      ))}
    </Rail>
  );
}
