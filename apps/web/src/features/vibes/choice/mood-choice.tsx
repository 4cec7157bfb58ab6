import { moods } from "@goldmane/contracts/vibes/limits";
import type { CSSProperties } from "react";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { cssColor, moodColors } from "#features/vibes/mood-colors.ts";
import { nameMood } from "#features/vibes/names.ts";
import { tellVibes, vibes } from "#features/vibes/sound/mixing-desk.ts";
import styles from "./mood-choice.module.css";

/** The six moods; each plays when pressed, and pauses when pressed again. */
export function MoodChoice() {
  const { mood, isPlaying } = useStore(vibes);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{say`Mood`}</legend>
      <div className={styles.moods}>
        {moods.map((each) => {
          const [ground, body, spark] = moodColors[each];
          const light = {
            "--ground": cssColor(ground),
            "--body": cssColor(body),
            "--spark": cssColor(spark),
          } as CSSProperties;
          const isOn = each === mood && isPlaying;
          return (
            <button
              key={each}
              type="button"
              className={styles.mood}
              style={light}
              aria-pressed={isOn}
              onClick={() => tellVibes({ type: "moodChosen", mood: each })}
            >
              <Icon name={isOn ? "pause" : "play"} />
              {nameMood(each)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
