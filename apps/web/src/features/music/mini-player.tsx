import { type CSSProperties, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { clockOf, describeTrack } from "./describe-track.ts";
import styles from "./mini-player.module.css";
import { Sleeve } from "./sleeve.tsx";
import { closeMusic, music, seekMusic, stepMusic, toggleMusic } from "./turntable.ts";
import { useMusicSession } from "./use-music-session.ts";

/** The music player at the bottom of every page except those that show films. */
export function MiniPlayer() {
  const now = useStore(music);
  const [path] = useLocation();
  const [dragged, setDragged] = useState<number | null>(null);
  const track = now?.queue[now.index] ?? null;
  useMusicSession(track);
  const isShown = track !== null && !path.startsWith("/watch");
  useEffect(() => {
    document.documentElement.toggleAttribute("data-music", isShown);
    return () => document.documentElement.removeAttribute("data-music");
  }, [isShown]);
  if (!now || !track || !isShown) return null;

  const { title, artist, duration, url } = track;
  const seconds = Math.min(dragged ?? now.seconds, duration);
  const drop = () => {
    if (dragged !== null) seekMusic(dragged);
    setDragged(null);
  };
  return (
    <section className={styles.player} aria-label={say`Music`} data-bar>
      <span className={styles.art}>
        <Sleeve key={track.id} track={track} width={56} />
      </span>
      <p className={styles.text}>
        <span className={styles.title}>{title}</span>
        <output className={styles.artist}>
          {now.hasFailed
            ? say`Can’t play this track. Try again.`
            : now.isWaiting
              ? say`Loading…`
              : `${artist} · ${describeTrack(track)}`}
        </output>
      </p>
      <div className={styles.acts}>
        <IconButton icon="left" label={say`Back`} onClick={() => stepMusic(-1)} />
        <button
          type="button"
          className={styles.play}
          aria-label={now.isPlaying ? say`Pause` : say`Play`}
          data-waiting={now.isWaiting}
          onClick={toggleMusic}
        >
          <Icon name={now.isPlaying ? "pause" : "play"} />
        </button>
        <IconButton icon="right" label={say`Next track`} onClick={() => stepMusic(1)} />
      </div>
      <div className={styles.line}>
        <span>{clockOf(seconds)}</span>
        <input
          type="range"
          className={styles.position}
          aria-label={say`Track position`}
          aria-valuetext={say`${clockOf(seconds)} of ${clockOf(duration)}`}
          min={0}
          max={Math.floor(duration)}
          step={1}
          value={Math.floor(seconds)}
          style={{ "--played": `${(seconds / duration) * 100}%` } as CSSProperties}
          onChange={(event) => setDragged(Number(event.target.value))}
          onPointerUp={drop}
          onKeyUp={drop}
          onBlur={drop}
        />
        <span>{clockOf(duration)}</span>
      </div>
      <div className={styles.ends}>
        <a
          className={styles.save}
          href={url}
          download={`${title} - ${artist}.m4a`}
          aria-label={say`Download ${title}`}
          data-tooltip={say`Download ${title}`}
        >
          <Icon name="keep" />
        </a>
        <IconButton icon="close" label={say`Close player`} onClick={closeMusic} />
      </div>
    </section>
  );
}
