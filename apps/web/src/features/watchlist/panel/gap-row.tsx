import { sayParts } from "#platform/words/say-parts.tsx";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./gap-row.module.css";

type Props = { title: string; onUndo: () => void };

/** Where a film stood that was just removed: one press puts it back. */
export function GapRow({ title, onUndo }: Props) {
  return (
    <li ref={focusUndo} className={styles.gap}>
      <p>{sayParts`${<b>{title}</b>} is off your watchlist.`}</p>
      <Button look="glass" icon="retry" onClick={onUndo}>
        {say`Undo`}
      </Button>
    </li>
  );
}

/** Takes over the focus of the button that made the gap. */
function focusUndo(gap: HTMLLIElement | null): void {
  gap?.querySelector("button")?.focus({ preventScroll: true });
}
