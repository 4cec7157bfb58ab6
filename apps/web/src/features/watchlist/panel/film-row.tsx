import type { TitleCard } from "@goldmane/contracts/library/schema";
import { Link } from "wouter";
import { watchTitle } from "#features/watchlist/copy/watchlist-copy.ts";
import { routes } from "#platform/routes.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { Progress } from "#ui/progress/progress.tsx";
import styles from "./film-row.module.css";

type Props = {
  title: TitleCard;
  /** Percent. */
  progress: number;
  /** Text below the title. */
  description: string;
  /** Label of the link to the film. */
  verb: string;
  /** The remove button; none without it. */
  removal?: { label: string; onRemove: () => void };
  /** Just restored: takes the focus from the undo button. */
  isRestored?: boolean;
};

/** A film of the panel, with its progress, link and remove button. */
export function FilmRow({
  title,
  progress,
  description,
  verb,
  removal,
  isRestored = false,
}: Props) {
  return (
    <li ref={isRestored ? focusWatch : null} className={styles.row} data-genre={title.genre}>
      <div className={styles.picture}>
        <Poster
          url={title.backdropUrl}
          title={title.title}
          colors={title.colors}
          blur={title.backdropBlur}
          shape="backdrop"
          width={112}
          sizes="7rem"
          urgent
        />
      </div>
      <div className={styles.text}>
        <p className={styles.title}>{title.title}</p>
        <p className={styles.facts}>{description}</p>
        {progress > 0 && progress < 100 && <Progress label={null} value={progress} />}
      </div>
      <div className={styles.acts}>
        <Link
          href={routes.watch(title.id)}
          className={styles.watch}
          aria-label={`${verb} ${title.title}`}
          onClick={() => watchTitle(title)}
        >
          <Icon name="play" /> {verb}
        </Link>
        {removal && <IconButton icon="close" label={removal.label} onClick={removal.onRemove} />}
      </div>
    </li>
  );
}

function focusWatch(row: HTMLLIElement | null): void {
  row?.querySelector("a")?.focus({ preventScroll: true });
}
