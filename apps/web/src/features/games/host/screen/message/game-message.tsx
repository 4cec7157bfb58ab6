import { type CSSProperties, type RefObject, useEffect } from "react";
import type { Controls } from "#features/games/host/input/open-controls.ts";
import { fieldHeight, fieldWidth } from "#features/games/host/game-picture.ts";
import type { FieldBox, GameMessage } from "#features/games/host/message.ts";
import { gameSettings, textScales } from "#features/games/host/settings/game-settings.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./game-message.module.css";
import { useReadAloud } from "./use-read-aloud.ts";

/** Milliseconds for which a button points at its picture. */
const pointMs = 90;

type Props = {
  message: GameMessage | null;
  controls: RefObject<Pick<Controls, "point"> | null>;
};

/**
 * What a game says, as text over its picture. Buttons over the pictures to choose from answer as a
 * touch does; live regions say the text and which answer is highlighted.
 */
export function GameMessageOverlay({ message, controls }: Props) {
  const { textSize, readsAloud } = useStore(gameSettings);
  const { read, hush, canRead } = useReadAloud();
  const text = message?.text ?? "";
  const said = message?.said ?? text;
  const choices = message?.choices ?? [];
  useEffect(() => {
    if (readsAloud && said) read(said);
    return hush;
  }, [readsAloud, read, hush, said]);
  const answers = choices.filter(({ isGone }) => !isGone).map(({ label }) => label);
  return (
    <div
      className={styles.message}
      style={{ "--text-scale": textScales[textSize] } as CSSProperties}
    >
      {message && (
        <p className={styles.text} style={place(message.box)}>
          {text}
        </p>
      )}
      {choices.map(({ label, box, isGone }) => (
        <button
          key={label}
          type="button"
          className={styles.choice}
          style={place(box)}
          aria-label={label}
          disabled={isGone}
          onClick={() => pointAt(controls.current, box)}
        />
      ))}
      {choices.length > 0 && canRead && (
        <div className={styles.aloud}>
          <IconButton icon="loud" label={say`Read aloud`} onClick={() => read(said)} />
        </div>
      )}
      <output className={styles.hidden}>
        {choices.length > 0 ? say`${said} Answers: ${answers.join(", ")}.` : said}
      </output>
      <output className={styles.hidden}>
        {[message?.reply, choices[message?.at ?? -1]?.label].filter(Boolean).join(" ")}
      </output>
    </div>
  );
}

/** Touches the middle of a picture for a moment. */
function pointAt(controls: Props["controls"]["current"], { x, y, width, height }: FieldBox): void {
  controls?.point({ x: (x + width / 2) / fieldWidth, y: (y + height / 2) / fieldHeight });
  setTimeout(() => controls?.point(null), pointMs);
}

function place({ x, y, width, height }: FieldBox): CSSProperties {
  return {
    left: `${(x / fieldWidth) * 100}%`,
    top: `${(y / fieldHeight) * 100}%`,
    width: `${(width / fieldWidth) * 100}%`,
    height: `${(height / fieldHeight) * 100}%`,
  };
}
