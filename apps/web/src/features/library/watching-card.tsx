import type { Watching } from "@goldmane/contracts/playback/schema";
import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { TitleCard } from "./title-card.tsx";
import styles from "./watching-card.module.css";

type Props = {
  item: Watching;
  onIntent: (titleId: string) => void;
  onRemove: () => void;
  /** Just restored: takes over the focus of the button. */
  isRestored: boolean;
};

/** A started film: progress, time left, and a button to remove it. */
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
      <div className={styles.remove} data-aside data-action={say`Remove from this row`}>
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
