import type { Player } from "@goldmane/player/dom/player";
import { imageSources } from "#platform/image-sources.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import type { Film } from "#ui/player-controls/film.ts";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import styles from "./end-screen.module.css";

type Props = { player: Player; film: Film; onNext: () => void; onLeave: () => void };

/** Shown after the film has ended. */
export function EndScreen({ player, film, onNext, onLeave }: Props) {
  const hasEnded = usePlayerState(player, ({ phase }) => phase === "ended");
  if (!hasEnded) return null;
  const { next, title } = film;

  return (
    <section className={styles.screen} aria-label={say`The end`}>
      {next && <img {...imageSources(next.backdropUrl, 1600)} sizes="100vw" alt="" />}
      <div className={styles.text}>
        <p>{say`You watched ${title}`}</p>
        {next ? <h2>{next.title}</h2> : <h2>{say`The end`}</h2>}
        {next && <p>{next.tagline}</p>}
        <div className={styles.choices}>
          {next && (
            <Button variant="gold" icon="play" onClick={onNext}>
              {say`Play next`}
            </Button>
          )}
          <Button variant="glass" icon="retry" onClick={() => player.play()}>
            {say`Watch again`}
          </Button>
          <Button variant="glass" icon="left" onClick={onLeave}>
            {say`All titles`}
          </Button>
        </div>
      </div>
    </section>
  );
}
