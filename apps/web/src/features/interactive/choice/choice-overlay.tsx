import type { Option } from "@goldmane/branching/moment";
import type { Player } from "@goldmane/player/dom/player";
import { type CSSProperties, useEffect, useRef } from "react";
import { imageSources } from "#platform/image-sources.ts";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import type { ChoiceWindow } from "#features/interactive/session/choice-window.ts";
import styles from "./choice-overlay.module.css";

type Props = {
  player: Player;
  prompt: string | null;
  options: readonly Option[];
  window: ChoiceWindow;
  /** Pictures by clip. */
  pictureOf: (clip: string) => string | null;
  textOf: (text: string) => string;
  /** Two large pictures, for children who can't read yet. */
  isLarge: boolean;
  onAnswer: (option: number) => void;
  /** Asks the question before again; null at the first one. */
  onUndo: (() => void) | null;
};

/** The options of an open choice, with the time that is left for it. */
export function ChoiceOverlay({ player, prompt, options, window, ...props }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const isPaused = usePlayerState(player, ({ phase }) => phase === "paused");
  useEffect(() => {
    const preferred = list.current?.querySelector<HTMLElement>("[data-default] button");
    (preferred ?? list.current?.querySelector("button"))?.focus({ preventScroll: true });
  }, []);
  const heading = prompt ?? say`What happens next?`;
  return (
    <section
      className={styles.choice}
      data-large={props.isLarge}
      aria-label={say`Choice`}
      data-choice
    >
      <output className={styles.head}>
        {window.closesAt !== null && (
          <TimeRing player={player} window={window} isPaused={isPaused} />
        )}
        <h2>{props.textOf(heading)}</h2>
      </output>
      <ul ref={list} className={styles.options}>
        {options.map(({ text, picture, isDefault }, index) => {
          const url = picture === null ? null : props.pictureOf(picture);
          const isMarked = isDefault && window.closesAt !== null;
          return (
            <li key={text} data-default={isMarked || undefined}>
              <button type="button" onClick={() => props.onAnswer(index)}>
                {url !== null && (
                  <img {...imageSources(url, 480)} sizes="(width < 40rem) 46vw, 26vw" alt="" />
                )}
                <span className={styles.text}>{props.textOf(text)}</span>
                {isMarked && <small>{say`If you don’t choose`}</small>}
              </button>
            </li>
          );
        })}
      </ul>
      {props.onUndo && (
        <button type="button" className={styles.undo} onClick={props.onUndo}>
          <Icon name="left" />
          {say`Change the last choice`}
        </button>
      )}
    </section>
  );
}

type RingProps = { player: Player; window: ChoiceWindow; isPaused: boolean };

/** Runs by the film's time: it stops while the film does. */
function TimeRing({ player, window, isPaused }: RingProps) {
  const ring = useRef<SVGSVGElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const { opensAt, closesAt } = window;
      const total = (closesAt ?? opensAt) - opensAt || 1;
      const left = Math.max(0, Math.min(1, ((closesAt ?? 0) - player.currentSeconds) / total));
      ring.current?.style.setProperty("--left", String(left));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [player, window]);
  return (
    <svg
      ref={ring}
      className={styles.ring}
      viewBox="0 0 40 40"
      data-paused={isPaused}
      style={{ "--left": 1 } as CSSProperties}
      aria-hidden="true"
    >
      <circle cx="20" cy="20" r="16" />
      <circle cx="20" cy="20" r="16" pathLength="1" />
    </svg>
  );
}
