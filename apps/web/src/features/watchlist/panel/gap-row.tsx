import { sayParts } from "#platform/words/say-parts.tsx";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./gap-row.module.css";

type Props = { title: string; onUndo: () => void };

/** Placeholder of a film that was just removed, with undo. */
export function GapRow({ title, onUndo }: Props) {
  return (
    <li ref={focusUndo} className={styles.gap}>
      <p>{sayParts`${<b>{title}</b>} is off your watchlist.`}</p>
      <Button variant="glass" icon="retry" onClick={onUndo}>
        {say`Undo`}
      </Button>
    </li>
  );
}

/** Takes the focus from the remove button. */
function focusUndo(gap: HTMLLIElement | null): void {
  gap?.querySelector("button")?.focus({ preventScroll: true });
}
