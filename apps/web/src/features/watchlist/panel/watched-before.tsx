import type { TitleCard } from "@goldmane/contracts/library/schema";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Poster } from "#ui/poster/poster.tsx";
import { PanelSection } from "./panel-section.tsx";
import styles from "./panel-list.module.css";

type Props = { titles: readonly TitleCard[] };

export function WatchedBefore({ titles }: Props) {
  if (titles.length === 0) return null;
  return (
    <PanelSection heading={say`PREVIOUSLY WATCHED`}>
      <ul className={styles.posters}>
        {titles.map((title) => (
          <li key={title.id}>
            <Link href={routes.watch(title.id)} className={styles.poster} data-genre={title.genre}>
              <div className={styles.art}>
                <Poster
                  url={title.posterUrl}
                  title={title.title}
                  colors={title.colors}
                  blur={title.posterBlur}
                  shape="poster"
                  width={120}
                  sizes="7.5rem"
                />
              </div>
              {title.title}
            </Link>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
