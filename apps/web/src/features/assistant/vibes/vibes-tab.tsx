import { moods, shapers, visuals } from "@goldmane/contracts/assistant/limits";
import { type CSSProperties, useId } from "react";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Choice } from "#ui/choice-row/choice.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Slider } from "#ui/slider/slider.tsx";
import { tellVibes, vibes } from "./mixing-desk.ts";
import { cssColor, moodColors } from "./mood-colors.ts";
import { nameMood, nameShaper, nameVisual } from "./names.ts";
import styles from "./vibes-tab.module.css";
import { VisualScreen } from "./visuals/visual-screen.tsx";

/** The VIBES tab: moods, sound shapers and a visual. */
export function VibesTab() {
  const id = useId();
  const now = useStore(vibes);
  const { mood, shaper, visual, volume, isPlaying } = now;
  const shown = mood ?? "calm";

  return (
    <div className={styles.vibes}>
      <VisualScreen visual={visual} mood={shown} label={nameVisual(visual)}>
        <p className={styles.now} aria-live="polite">
          {isPlaying ? (
            <>
              <b>{nameMood(shown)}</b>
              {shaper && <span> · {nameShaper(shaper)}</span>}
            </>
          ) : (
            say`How would you like to feel?`
          )}
        </p>
      </VisualScreen>
      <fieldset className={styles.group} aria-labelledby={`${id}-moods`}>
        <legend id={`${id}-moods`} className={styles.legend}>{say`Mood`}</legend>
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
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{say`Sound shapers`}</legend>
        <div className={styles.row}>
          {shapers.map((each) => (
            <Choice
              key={each}
              isChosen={each === shaper}
              onChoose={() => tellVibes({ type: "shaperChosen", shaper: each })}
            >
              {nameShaper(each)}
            </Choice>
          ))}
        </div>
      </fieldset>
      <ChoiceRow
        legend={say`Immersive visuals`}
        choices={visuals}
        chosen={visual}
        nameOf={nameVisual}
        onChoose={(each) => tellVibes({ type: "visualChosen", visual: each })}
      />
      <Slider
        label={say`Volume`}
        value={Math.round(volume * 100)}
        nameOf={(value) => `${value}%`}
        onChange={(value) => tellVibes({ type: "turned", volume: value / 100 })}
      />
    </div>
  );
}
