import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { MoodChoice } from "./choice/mood-choice.tsx";
import { ShaperChoice } from "./choice/shaper-choice.tsx";
import { VisualChoice } from "./choice/visual-choice.tsx";
import { Volume } from "./choice/volume.tsx";
import { describeVibes } from "./describe-vibes.ts";
import { vibes } from "./sound/mixing-desk.ts";
import styles from "./vibes-tab.module.css";
import { VisualScreen } from "./visuals/visual-screen.tsx";

/** The VIBES tab: moods, sound shapers and a visual. */
export function VibesTab() {
  const now = useStore(vibes);
  return (
    <div className={styles.vibes}>
      <VisualScreen visual={now.visual} mood={now.mood ?? "calm"}>
        <p className={styles.now} aria-live="polite">
          {now.isPlaying ? describeVibes(now) : say`How would you like to feel?`}
        </p>
      </VisualScreen>
      <MoodChoice />
      <ShaperChoice />
      <VisualChoice />
      <Volume />
    </div>
  );
}
