import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import { StreamLimit } from "./stream-limit.tsx";
import styles from "./screens.module.css";

type Props = { why: "stopped" | "full"; onRetry: () => void; onLeave: () => void };

/** Replaces a film that had to end. Its position is saved. */
export function Halted({ why, onRetry, onLeave }: Props) {
  if (why === "full") return <StreamLimit onRetry={onRetry} onLeave={onLeave} />;
  return (
    <section className={styles.panel} role="alert">
      <h2>{say`Stopped from another device`}</h2>
      <p>{say`Someone in your household stopped this film on this device. You can pick up where you left off.`}</p>
      <div className={styles.actions}>
        <Button variant="gold" icon="play" ref={focusFirst} onClick={onRetry}>
          {say`Keep watching`}
        </Button>
        <Button variant="glass" icon="left" onClick={onLeave}>
          {say`Back`}
        </Button>
      </div>
    </section>
  );
}
