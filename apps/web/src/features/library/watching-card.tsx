import type { Watching } from "@goldmane/contracts/playback/schema";
import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { TitleCard } from "./title-card.tsx";
import styles from "./watching-card.module.css";

type Props = {
  item: Watching;
  onIntent: (titleId: string) => void;
  onRemove: () => void;
  /** Was just put back: takes the focus over from the button that did it. */
  isRestored: boolean;
};

/** A begun film: how far it came, how much is left, and a way to take it off the shelf. */
export function WatchingCard({ item, onIntent, onRemove, isRestored }: Props) {
  return (
    <div ref={isRestored ? focusFilm : null} className={styles.card}>
      <TitleCard
        title={item}
        onIntent={onIntent}
        shape="wide"
        positionSeconds={item.positionSeconds}
        urgent
      />
      <div className={styles.remove} data-aside>
        <IconButton
          icon="close"
          label={say`Remove ${item.title} from Continue watching`}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}

function focusFilm(card: HTMLDivElement | null): void {
  card?.querySelector("a")?.focus({ preventScroll: true });
}
