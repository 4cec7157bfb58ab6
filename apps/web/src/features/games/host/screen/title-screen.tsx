import { gameNames } from "@goldmane/contracts/games/limits";
import { type ReactNode, useRef, useState } from "react";
import type { GameAction, GameMode, ModeChoice } from "#features/games/host/game-picture.ts";
import type { PlayableGame } from "#features/games/host/playable-game.ts";
import type { Button as GameButton } from "@goldmane/games/kernel/input";
import { ApiError } from "#platform/api.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Choice } from "#ui/choice-row/choice.tsx";
import styles from "./title-screen.module.css";
import { useFirstFocus } from "./use-first-focus.ts";

type Props = {
  game: PlayableGame;
  choice: (players?: number) => ModeChoice;
  /** Why the last run couldn't start. */
  refusal: unknown;
  onPlay: (options: unknown, more?: { isPractice?: boolean; seed?: number }) => void;
  onSettings: () => void;
  /** Buttons beside the settings. */
  more: ReactNode;
  /** Below the modes. */
  children?: ReactNode;
};

/** The game's name over its demonstration, and what can be played. */
export function TitleScreen({ game, choice, refusal, onPlay, onSettings, more, children }: Props) {
  const { Menu } = game;
  const menu = useRef<HTMLDivElement>(null);
  useFirstFocus(menu);
  return (
    <div className={styles.title} ref={menu} data-menu={Menu !== null}>
      <div className={styles.head}>
        <h1 className={styles.name}>{sayText(gameNames[game.id])}</h1>
        {refusal !== null && (
          <p className={styles.refusal} role="alert">
            {describeRefusal(refusal)}
          </p>
        )}
      </div>
      {Menu ? (
        <div className={styles.own}>
          <Menu choice={choice()} play={onPlay} />
        </div>
      ) : (
        <ul className={styles.modes}>
          {game.modes.map((mode, at) => (
            <li key={mode.id}>
              <ModeButton
                mode={mode}
                isFirst={at === 0}
                onPlay={(players) => onPlay(mode.options(choice(players)))}
              />
            </li>
          ))}
        </ul>
      )}
      {children}
      <div className={styles.foot}>
        <KeyHints game={game} />
        <Button variant="glass" onClick={onSettings}>
          {say`Settings`}
        </Button>
        {more}
      </div>
    </div>
  );
}

/** A mode; one for several players asks how many there are. */
function ModeButton({
  mode,
  isFirst,
  onPlay,
}: {
  mode: GameMode;
  isFirst: boolean;
  onPlay: (players: number) => void;
}) {
  const [least, most] = mode.players ?? [1, 1];
  const [players, setPlayers] = useState(least);
  const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return (
    <div className={styles.mode}>
      <Button
        variant={isFirst ? "gold" : "glass"}
        {...(isFirst ? { icon: "play" as const } : {})}
        onClick={() => onPlay(players)}
      >
        {mode.name()}
      </Button>
      {counts.length > 1 && (
        <fieldset aria-label={say`Players`} className={styles.players}>
          {counts.map((count) => (
            <Choice key={count} isChosen={count === players} onChoose={() => setPlayers(count)}>
              {count}
            </Choice>
          ))}
        </fieldset>
      )}
    </div>
  );
}

const keyOf: Record<GameButton, string> = {
  left: "←",
  right: "→",
  up: "↑",
  down: "↓",
  a: "␣",
  b: "⇧",
  x: "C",
  y: "V",
};

/** Which key does what, in pictures. */
function KeyHints({ game }: { game: PlayableGame }) {
  const { directions, buttons } = game.controlsOf(game.demo.options);
  const actions: GameAction<GameButton>[] = [...directions, ...buttons];
  return (
    <ul className={styles.keys}>
      {actions.map(({ button, label, icon }) => (
        <li key={button}>
          <kbd aria-hidden="true">{keyOf[button]}</kbd>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
          <Hidden>{label()}</Hidden>
        </li>
      ))}
    </ul>
  );
}

function Hidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

function describeRefusal(error: unknown): string {
  if (error instanceof ApiError && error.displayMessage) return error.displayMessage;
  return say`The game couldn’t start. Try again.`;
}
