import type { Script } from "@goldmane/branching/script";
import type { InteractiveDetail } from "@goldmane/contracts/interactive/schema";
import { StoryMap } from "#features/interactive/map/story-map.tsx";
import type { StartAt } from "#features/interactive/session/session.ts";
import { describeLength } from "#platform/describe-length.ts";
import { imageSources } from "#platform/image-sources.ts";
import { say } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import styles from "./film-page.module.css";

type Props = { film: InteractiveDetail; script: Script; onPlay: (at: StartAt) => void };

/** An interactive film's details, its chapters, and the profile's story map. */
export function FilmFacts({ film, script, onPlay }: Props) {
  const textOf = (text: string) => film.texts[text] ?? text;
  return (
    <div className={styles.facts}>
      <header>
        <h1>{film.title}</h1>
        <p className={styles.tagline}>{film.tagline}</p>
        <p className={styles.line}>
          <Badge>{film.rating}</Badge>
          <span>{describeRange(film)}</span>
          <span>{film.year}</span>
          <span>{say`${film.endings.found} of ${film.endings.total} endings found`}</span>
        </p>
      </header>
      <p className={styles.synopsis}>{film.synopsis}</p>
      {film.about !== null && (
        <aside className={styles.about} aria-label={say`For parents`}>
          <h2>{say`For parents`}</h2>
          <p>{film.about}</p>
        </aside>
      )}
      <section aria-labelledby="chapters">
        <h2 id="chapters">{say`Chapters`}</h2>
        <ul className={styles.chapters}>
          {film.chapters.map((chapter) => {
            const picture = film.clips[chapter.clip]?.pictureUrl;
            return (
              <li key={chapter.id}>
                <button
                  type="button"
                  onClick={() => onPlay({ path: chapter.path, clip: chapter.clip })}
                >
                  {picture !== undefined && (
                    <img
                      {...imageSources(picture, 480)}
                      sizes="(width < 40rem) 46vw, 20rem"
                      alt=""
                      loading="lazy"
                    />
                  )}
                  <b>{chapter.title}</b>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-labelledby="story-map">
        <h2 id="story-map">{say`Story map`}</h2>
        <StoryMap
          film={film}
          script={script}
          path={film.place?.path ?? []}
          textOf={textOf}
          onReplay={(path) => onPlay({ path })}
        />
      </section>
    </div>
  );
}

/** How long the film takes, by the way that is taken through it. */
export function describeRange(film: { shortestSeconds: number; longestSeconds: number }): string {
  const shortest = describeLength(film.shortestSeconds);
  const longest = describeLength(film.longestSeconds);
  return shortest === longest ? shortest : say`${shortest} to ${longest}`;
}
