import type { TitleCard as Title } from "@goldmane/contracts/library/schema";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { useIntent } from "#features/library/use-intent.ts";
import { describeMedia } from "./describe-media.ts";
import styles from "./media-row.module.css";

type Props = { title: Title; onIntent: (titleId: string) => void };

/** A title as a list row that links to it. */
export function MediaRow({ title, onIntent }: Props) {
  const intent = useIntent(() => onIntent(title.id));
  return (
    <Link href={routes.watch(title.id)} className={styles.line} {...intent}>
      <span className={styles.art}>
        <Poster
          url={title.posterUrl}
          title={title.title}
          colors={title.colors}
          blur={title.posterBlur}
          shape="poster"
          width={80}
          sizes="4rem"
        />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{title.title}</span>
        {title.tagline && <span className={styles.tagline}>{title.tagline}</span>}
        <span className={styles.facts}>{describeMedia(title)}</span>
      </span>
      <span className={styles.play}>
        <Icon name="play" />
      </span>
    </Link>
  );
}
