import { say } from "#platform/words/say.ts";
import { Rail } from "#ui/rail/rail.tsx";
import { RailItem } from "#ui/rail/rail-item.tsx";
import { useWatchingRow } from "./use-watching-row.ts";
import { WatchingCard } from "./watching-card.tsx";
import { WatchingGap } from "./watching-gap.tsx";

type Props = { onIntent: (titleId: string) => void };

/** Started films, latest first; nothing if there are none. */
export function WatchingRail({ onIntent }: Props) {
  const { slots, restoredId, takeOff, putBack } = useWatchingRow();
  if (slots.length === 0) return null;
  return (
    <Rail heading={say`Continue watching`}>
      {slots.map(({ item, isRemoved }) => (
        <RailItem key={item.id} width="wide">
          {isRemoved ? (
            <WatchingGap item={item} onUndo={() => putBack(item)} />
          ) : (
            <WatchingCard
              item={item}
              onIntent={onIntent}
              onRemove={() => takeOff(item)}
              isRestored={item.id === restoredId}
            />
          )}
        </RailItem>
      ))}
    </Rail>
  );
}
