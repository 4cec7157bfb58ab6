import type { BadgeId } from "@goldmane/contracts/achievements/limits";
import { gameOfBadge } from "@goldmane/contracts/achievements/rules";
import type { OwnOutfit } from "@goldmane/contracts/avatars/schema";
import type { ReactNode } from "react";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Progress } from "#ui/progress/progress.tsx";
import styles from "./locked-note.module.css";

type Props = {
  badge: NonNullable<OwnOutfit["badge"]>;
  /** The medal of a badge. */
  drawBadge: (id: BadgeId) => ReactNode;
};

/** How an outfit is earned: the badge, how far it is, and the way there. */
export function LockedNote({ badge, drawBadge }: Props) {
  const { id, name, how, have, need } = badge;
  const game = gameOfBadge(id);
  return (
    <section className={styles.note} aria-live="polite" aria-label={sayText(name)}>
      <span className={styles.medal}>{drawBadge(id)}</span>
      <div className={styles.text}>
        <p>{sayText(how)}</p>
        <div className={styles.progress}>
          <Progress label={null} value={have} max={need} />
          <span>{say`${have} of ${need}`}</span>
        </div>
      </div>
      <ButtonLink variant="gold" icon="play" href={game ? routes.game(game) : routes.browse}>
        {game ? say`Play game` : say`Find a film`}
      </ButtonLink>
    </section>
  );
}
