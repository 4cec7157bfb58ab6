import type { TitleCard } from "@goldmane/contracts/library/schema";
import { nameGenre } from "@goldmane/contracts/library/rules";
import { describeLength } from "#platform/describe-length.ts";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { TitleLogo } from "#ui/logo/title-logo.tsx";
import styles from "./hero-words.module.css";

type Props = { title: TitleCard; onIntent: () => void };

export function HeroWords({ title, onIntent }: Props) {
  return (
    <div className={styles.text} aria-live="off">
      <h1 className={styles.title} data-long={title.title.length > 18}>
        <TitleLogo film={title} />
      </h1>
      <p className={styles.eyebrow}>{say`Featured in ${sayText(nameGenre(title.genre))}`}</p>
      <p className={styles.tagline}>{title.tagline}</p>
      <p className={styles.facts}>
        <Badge>{title.rating}</Badge>
        <span>{describeLength(title.durationSeconds)}</span>
        <span>{title.year}</span>
        <span className={styles.moods}>{title.moods.slice(0, 3).map(sayText).join(", ")}</span>
      </p>
      <div className={styles.actions}>
        <ButtonLink variant="gold" icon="play" href={routes.watch(title.id)} onIntent={onIntent}>
          {say`Play`}
        </ButtonLink>
        <ButtonLink variant="glass" icon="info" href={routes.particulars(title.id)}>
          {say`Details`}
        </ButtonLink>
      </div>
    </div>
  );
}
