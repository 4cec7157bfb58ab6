import { optionsOf } from "@goldmane/branching/moment";
import { type Script, momentsAlong } from "@goldmane/branching/script";
import type { InteractiveDetail } from "@goldmane/contracts/interactive/schema";
import { imageSources } from "#platform/image-sources.ts";
import { say } from "#platform/words/say.ts";
import { EndingList } from "./ending-list.tsx";
import styles from "./story-map.module.css";

type Props = {
  film: InteractiveDetail;
  script: Script;
  /** The path whose choices can be taken again. */
  path: readonly number[];
  textOf: (text: string) => string;
  onReplay: (path: readonly number[]) => void;
};

/** The choices of a path, each of which can be taken again, and what was found of the film. */
export function StoryMap({ film, script, path, textOf, onReplay }: Props) {
  const clips = Object.values(film.clips);
  const found = clips.filter(({ isFound }) => isFound).length;
  const moments = momentsAlong(script, path);
  return (
    <div className={styles.map}>
      <p>{say`You have seen ${found} of ${clips.length} scenes.`}</p>
      {path.length > 0 && (
        <ol className={styles.steps} aria-label={say`Your path`}>
          {path.map((option, step) => {
            const moment = moments[step];
            const chosen = moment && optionsOf(moment)[option];
            const clip = moments[step + 1]?.clips[0];
            const picture = clip === undefined ? undefined : film.clips[clip]?.pictureUrl;
            if (!moment || !chosen) return null;
            const before = path.slice(0, step);
            return (
              <li key={before.join(".")}>
                <button type="button" onClick={() => onReplay(before)}>
                  {picture !== undefined && (
                    <img {...imageSources(picture, 240)} sizes="12rem" alt="" loading="lazy" />
                  )}
                  <b>{textOf(chosen.text)}</b>
                  <small>{say`Choose again`}</small>
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <h2>{say`Endings`}</h2>
      <EndingList endings={film.endingList} />
    </div>
  );
}
