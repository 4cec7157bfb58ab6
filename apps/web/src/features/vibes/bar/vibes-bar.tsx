import { type CSSProperties, useEffect } from "react";
import { Link, useLocation } from "wouter";
import { routes } from "#platform/routes.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { describeVibes } from "#features/vibes/describe-vibes.ts";
import { cssColor, moodColors } from "#features/vibes/mood-colors.ts";
import { closeVibes, tellVibes, vibes } from "#features/vibes/sound/mixing-desk.ts";
import { useCalmSleep } from "./use-calm-sleep.ts";
import { useVibesSession } from "./use-vibes-session.ts";
import styles from "./vibes-bar.module.css";

/** VIBES at the bottom of every other page, except those that show films. */
export function VibesBar() {
  const now = useStore(vibes);
  const [path] = useLocation();
  useVibesSession(now);
  useCalmSleep();
  const isShown = !path.startsWith("/watch") && path !== routes.vibes;
  useEffect(() => {
    document.documentElement.toggleAttribute("data-music", isShown);
    return () => document.documentElement.removeAttribute("data-music");
  }, [isShown]);
  if (!isShown) return null;

  const [ground, body, spark] = moodColors[now.mood ?? "calm"];
  const light = {
    "--ground": cssColor(ground),
    "--body": cssColor(body),
    "--spark": cssColor(spark),
  } as CSSProperties;
  return (
    <section className={styles.bar} aria-label="VIBES" data-bar style={light}>
      <Link className={styles.open} href={routes.vibes}>
        <span className={styles.orb} />
        <span className={styles.text}>
          <b>VIBES</b>
          <span className={styles.what}>{describeVibes(now)}</span>
        </span>
      </Link>
      <button
        type="button"
        className={styles.play}
        aria-label={now.isPlaying ? say`Pause` : say`Play`}
        onClick={() => tellVibes({ type: "toggled" })}
      >
        <Icon name={now.isPlaying ? "pause" : "play"} />
      </button>
      <IconButton icon="close" label={say`Close player`} onClick={closeVibes} />
    </section>
  );
}
