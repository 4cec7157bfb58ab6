import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { ComponentType } from "react";
import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./recommendation-card.module.css";

/** A poster that plays its film. */
export type Card = ComponentType<{ title: TitleCard; onIntent: (titleId: string) => void }>;

type Props = {
  title: TitleCard;
  /** The reason in words; omitted if the row states it. */
  reason?: string | undefined;
  card: Card;
  onIntent: (titleId: string) => void;
  onDismiss: () => void;
  /** Just restored: takes over the focus of the button. */
  isRestored: boolean;
};

/** A recommended film with its reason and a dismiss button. */
export function RecommendationCard(props: Props) {
  const { title, reason, card: PosterCard, onIntent, onDismiss, isRestored } = props;
  return (
    <div ref={isRestored ? focusFilm : null} className={styles.card}>
      <PosterCard title={title} onIntent={onIntent} />
      {reason !== undefined && <p className={styles.reason}>{reason}</p>}
      <div className={styles.dismiss} data-aside data-action={say`Not interested`}>
        <IconButton icon="close" label={say`Don’t recommend ${title.title}`} onClick={onDismiss} />
      </div>
    </div>
  );
}

function focusFilm(card: HTMLDivElement | null): void {
  card?.querySelector("a")?.focus({ preventScroll: true });
}
