import type { Watching } from "@goldmane/contracts/playback/schema";
import { sayParts } from "#platform/words/say-parts.tsx";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./watching-gap.module.css";

type Props = { item: Watching; onUndo: () => void };

/** The gap of a removed film, with Undo. */
export function WatchingGap({ item, onUndo }: Props) {
  return (
    <div ref={focusUndo} className={styles.gap}>
      <p className={styles.text}>{sayParts`${<b>{item.title}</b>} was removed from this row.`}</p>
      <Button variant="glass" icon="retry" onClick={onUndo}>
        {say`Undo`}
      </Button>
    </div>
  );
}

/** Takes over the focus of the button that created the gap. */
function focusUndo(gap: HTMLDivElement | null): void {
  gap?.querySelector("button")?.focus({ preventScroll: true });
}
