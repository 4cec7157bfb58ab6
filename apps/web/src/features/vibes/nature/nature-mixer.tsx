import { natureSounds } from "@goldmane/contracts/vibes/limits";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Choice } from "#ui/choice-row/choice.tsx";
import { Slider } from "#ui/slider/slider.tsx";
import { nameNature } from "#features/vibes/names.ts";
import { tellVibes, vibes } from "#features/vibes/sound/mixing-desk.ts";
import styles from "./nature-mixer.module.css";
import { isSameMix } from "./is-same-mix.ts";
import { listPresets } from "./presets.ts";

/** Ten sounds of nature and places, each with a level, and ready-made mixes of them. */
export function NatureMixer() {
  const { nature } = useStore(vibes);
  return (
    <div className={styles.mixer}>
      <fieldset className={styles.presets} aria-label={say`Ready-made mixes`}>
        {listPresets().map(({ id, name, mix }) => {
          const isChosen = isSameMix(mix, nature);
          return (
            <Choice
              key={id}
              isChosen={isChosen}
              onChoose={() => tellVibes({ type: "mixChosen", mix: isChosen ? {} : mix })}
            >
              {name}
            </Choice>
          );
        })}
      </fieldset>
      <div className={styles.levels}>
        {natureSounds.map((sound) => (
          <Slider
            key={sound}
            label={nameNature(sound)}
            value={nature[sound] ?? 0}
            step={5}
            nameOf={(value) => (value === 0 ? say`Off` : `${value}%`)}
            onChange={(level) => tellVibes({ type: "natureTurned", sound, level })}
          />
        ))}
      </div>
    </div>
  );
}
