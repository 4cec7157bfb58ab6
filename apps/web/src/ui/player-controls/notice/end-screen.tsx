import type { Player } from "@goldmane/player/dom/player";
import { imageSources } from "#platform/image-sources.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import type { Film } from "#ui/player-controls/film.ts";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import styles from "./end-screen.module.css";

type Props = {
  player: Player;
  film: Film;
  /** Seconds until the next film starts by itself; null if it doesn't. */
  startsIn: number | null;
  onNext: () => void;
  onStay: () => void;
  onLeave: () => void;
};

/** Shown after the film has ended. */
export function EndScreen({ player, film, startsIn, onNext, onStay, onLeave }: Props) {
  const hasEnded = usePlayerState(player, ({ phase }) => phase === "ended");
  if (!hasEnded) return null;
  const { next, title } = film;

  return (
    <section className={styles.screen} aria-label={say`The end`}>
      {next && <img {...imageSources(next.backdropUrl, 1600)} sizes="100vw" alt="" />}
      <div className={styles.text}>
        <p>{startsIn === null ? say`You watched ${title}` : say`Up next in ${startsIn}`}</p>
        {next ? <h2>{next.title}</h2> : <h2>{say`The end`}</h2>}
        {next && <p>{next.tagline}</p>}
        <div className={styles.choices}>
          {next && (
            <Button variant="gold" icon="play" onClick={onNext}>
              {startsIn === null ? say`Play next` : say`Play now`}
            </Button>
          )}
          {startsIn !== null && (
            <Button variant="glass" icon="close" onClick={onStay}>
              {say`Cancel`}
            </Button>
          )}
          <Button variant="glass" icon="retry" onClick={() => player.play()}>
            {say`Watch again`}
          </Button>
          <Button variant="glass" icon="left" onClick={onLeave}>
            {say`All films`}
          </Button>
        </div>
      </div>
    </section>
  );
}
