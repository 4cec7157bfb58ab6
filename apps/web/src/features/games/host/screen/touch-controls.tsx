import type { PointerEvent } from "react";
import type { Button } from "@goldmane/games/kernel/input";
import type { GameAction, GameControls } from "#features/games/host/game-picture.ts";
import { suggestedButtons } from "#features/games/host/input/suggested-buttons.ts";
import { useStore } from "#platform/store.ts";
import styles from "./touch-controls.module.css";

type Props = { layout: GameControls; onPress: (button: Button, isDown: boolean) => void };

/** Buttons under the thumbs, on touch screens. */
export function TouchControls({ layout, onPress }: Props) {
  const { directions, buttons } = layout;
  return (
    <div className={styles.controls}>
      {directions.length > 0 && (
        <div className={styles.pad}>
          {directions.map((action) => (
            <TouchButton key={action.button} action={action} onPress={onPress} />
          ))}
        </div>
      )}
      <div className={styles.buttons}>
        {buttons.map((action) => (
          <TouchButton key={action.button} action={action} onPress={onPress} />
        ))}
      </div>
    </div>
  );
}

function TouchButton({
  action: { button, label, icon },
  onPress,
}: {
  action: GameAction<Button>;
  onPress: Props["onPress"];
}) {
  const hold = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    onPress(button, true);
  };
  const isSuggested = useStore(suggestedButtons).split(" ").includes(button);
  const letGo = () => onPress(button, false);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.button}
      data-button={button}
      data-suggested={isSuggested}
      aria-label={label()}
      onPointerDown={hold}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}
