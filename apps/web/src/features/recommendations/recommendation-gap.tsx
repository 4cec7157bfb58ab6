import { sayParts } from "#platform/words/say-parts.tsx";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./recommendation-gap.module.css";

type Props = { title: string; onUndo: () => void };

/** The gap of a dismissed film, with Undo. */
export function RecommendationGap({ title, onUndo }: Props) {
  return (
    <div ref={focusUndo} className={styles.gap}>
      <p className={styles.text}>{sayParts`${<b>{title}</b>} won’t be recommended again.`}</p>
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
