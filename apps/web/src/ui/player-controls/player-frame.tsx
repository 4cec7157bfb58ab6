import type { KeyAction } from "@goldmane/player/core/rules/key-map";
import type { Player } from "@goldmane/player/dom/player";
import { type ReactNode, Suspense, lazy, useDeferredValue, useRef, useState } from "react";
import { say } from "#platform/words/say.ts";
import { createFeedback } from "./feedback.ts";
import type { Film } from "./film.ts";
import type { ActionFeedback } from "./perform-action.ts";
import { loadPerformAction, performLater } from "./perform-later.ts";
import type { CaptionStyle } from "./picture/caption-style.ts";
import { Picture } from "./picture/picture.tsx";
import styles from "./player-frame.module.css";
import { useFullscreen } from "./use-fullscreen.ts";
import { useIdle } from "./use-idle.ts";
import { usePlayerState } from "./use-player-state.ts";

const loadPlayerOverlay = async () => {
  const module = await import("./player-overlay.tsx");
  return { default: module.PlayerOverlay };
};
const PlayerOverlay = lazy(loadPlayerOverlay);
// Loads in parallel with the picture.
loadPlayerOverlay().catch(() => undefined);
loadPerformAction().catch(() => undefined);

type Props = {
  player: Player;
  film: Film;
  captionStyle: CaptionStyle;
  onCaptionStyle: (style: CaptionStyle) => void;
  onLeave: () => void;
  onNext: () => void;
  /** The next title is about to be needed. */
  onNextNear?: () => void;
  onRetry: () => void;
  /** Doesn't start the next title automatically. */
  isCalm?: boolean;
  /** Rendered on top of everything. */
  over?: ReactNode;
};

/** An offer first: it leaves by itself. */
const firstControls = ["[data-player-offer] button", "[data-player-bar] [data-size=large]"];

/** The complete player: video, controls and notices. */
export function PlayerFrame({ player, film, onLeave, onNext, isCalm = false, ...props }: Props) {
  const frame = useRef<HTMLElement>(null);
  const [feedback] = useState(createFeedback);
  const { isIdle, setIdle } = useIdle(frame);
  const fullscreen = useFullscreen(player.video);
  const phase = usePlayerState(player, (state) => state.phase);
  const isShown = phase !== "playing" || !isIdle;
  // Renders the picture first, so that nothing delays it.
  const isPictureRendered = useDeferredValue(true, false);

  const act = (action: KeyAction) => {
    const around = {
      toggleFullscreen: () => fullscreen.toggle?.(),
      enterControls: () =>
        firstControls
          .map((selector) => frame.current?.querySelector<HTMLElement>(selector))
          .find((control) => control)
          ?.focus(),
      next: film.next ? onNext : null,
      leave: onLeave,
    };
    const onFeedback = (result: ActionFeedback) =>
      result && feedback.set({ ...result, at: performance.now() });
    performLater({ player, action, around, onFeedback });
  };

  return (
    <section
      ref={frame}
      className={styles.frame}
      aria-label={say`Player: ${film.title}`}
      tabIndex={-1}
      data-controls={isShown ? "shown" : "hidden"}
      data-player
      data-phase={phase}
    >
      <Picture
        player={player}
        posterUrl={film.posterUrl}
        act={act}
        toggleControls={() => setIdle(isShown)}
      />
      {isPictureRendered && (
        <Suspense fallback={null}>
          <PlayerOverlay
            frame={frame}
            isShown={isShown}
            player={player}
            film={film}
            act={act}
            feedback={feedback}
            fullscreen={fullscreen}
            captionStyle={props.captionStyle}
            onCaptionStyle={props.onCaptionStyle}
            onLeave={onLeave}
            onNext={onNext}
            onNextNear={props.onNextNear}
            onRetry={props.onRetry}
            isCalm={isCalm}
          />
        </Suspense>
      )}
      {isPictureRendered && <Suspense fallback={null}>{props.over}</Suspense>}
    </section>
  );
}
