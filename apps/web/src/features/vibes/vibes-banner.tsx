import type { CSSProperties } from "react";
import { Link } from "wouter";
import { describeVibes } from "./describe-vibes.ts";
import { cssColor, moodColors } from "./mood-colors.ts";
import { vibes } from "./sound/mixing-desk.ts";
import { VisualCanvas } from "./visuals/visual-canvas.tsx";
import { routes } from "#platform/routes.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./vibes-banner.module.css";

/** The home page's VIBES section, with a live and silent preview of the current visual. */
export function VibesBanner() {
  const now = useStore(vibes);
  const mood = now.mood ?? "calm";
  const [ground, body, spark] = moodColors[mood];
  const light = {
    "--ground": cssColor(ground),
    "--body": cssColor(body),
    "--spark": cssColor(spark),
  } as CSSProperties;
  return (
    <section className={styles.banner} style={light} aria-labelledby="vibes-banner">
      <VisualCanvas visual={now.visual} mood={mood} />
      <div className={styles.text}>
        <h2 id="vibes-banner" className={styles.heading}>
          VIBES
        </h2>
        <p className={styles.line}>
          {now.isPlaying
            ? describeVibes(now)
            : say`Music and nature sounds to match your mood, or change it.`}
        </p>
        <Link className={styles.enter} href={routes.vibes}>
          {say`Enter VIBES`} <Icon name="right" />
        </Link>
      </div>
    </section>
  );
}
