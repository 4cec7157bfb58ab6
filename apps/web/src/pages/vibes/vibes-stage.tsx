import { MoodChoice } from "#features/vibes/choice/mood-choice.tsx";
import { ShaperChoice } from "#features/vibes/choice/shaper-choice.tsx";
import { VisualChoice } from "#features/vibes/choice/visual-choice.tsx";
import { Volume } from "#features/vibes/choice/volume.tsx";
import { describeVibes } from "#features/vibes/describe-vibes.ts";
import { tellVibes, vibes } from "#features/vibes/sound/mixing-desk.ts";
import { VisualScreen } from "#features/vibes/visuals/visual-screen.tsx";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { copySession } from "./copy-session.ts";
import styles from "./vibes-stage.module.css";

/** The visual, what plays, and the choice of music. */
export function VibesStage({ isChild }: { isChild: boolean }) {
  const now = useStore(vibes);
  const what = describeVibes(now);
  return (
    <div className={styles.stage}>
      <div className={styles.screen}>
        <VisualScreen visual={now.visual} mood={now.mood ?? "calm"}>
          <h1 className={styles.heading}>VIBES</h1>
          <p className={styles.now} aria-live="polite">
            {what || say`How would you like to feel?`}
          </p>
        </VisualScreen>
      </div>
      <div className={styles.desk}>
        <MoodChoice />
        <ShaperChoice />
        <VisualChoice />
        <Volume />
        {isChild && (
          <p className={styles.note}>{say`The volume stays gentle on a child’s profile.`}</p>
        )}
        <div className={styles.acts}>
          <Button
            variant="gold"
            icon={now.isPlaying ? "pause" : "play"}
            onClick={() => tellVibes({ type: "toggled" })}
          >
            {now.isPlaying ? say`Pause` : say`Play`}
          </Button>
          <Button
            variant="glass"
            icon="retry"
            disabled={now.mood === null}
            onClick={() => tellVibes({ type: "varied" })}
          >{say`New tune`}</Button>
          <Button
            variant="glass"
            disabled={what === ""}
            onClick={() => void copySession(now)}
          >{say`Copy link`}</Button>
        </div>
      </div>
    </div>
  );
}
