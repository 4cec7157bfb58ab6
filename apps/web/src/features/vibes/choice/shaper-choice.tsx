import { shapers } from "@goldmane/contracts/vibes/limits";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Choice } from "#ui/choice-row/choice.tsx";
import { nameShaper } from "#features/vibes/names.ts";
import { tellVibes, vibes } from "#features/vibes/sound/mixing-desk.ts";
import styles from "./shaper-choice.module.css";

/** The four sound shapers; pressing the active one removes it. */
export function ShaperChoice() {
  const { shaper } = useStore(vibes);
  return (
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
  );
}
