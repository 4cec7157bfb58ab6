import type { KeyAction } from "@goldmane/player/core/rules/key-map";
import type { Player } from "@goldmane/player/dom/player";
import { type ReactNode, useRef, useState } from "react";
import { ControlBar } from "./bar/control-bar.tsx";
import { ControlButton } from "./control-button.tsx";
import { createFeedback } from "./feedback.ts";
import type { Film } from "./film.ts";
import { BigPlay } from "./notice/big-play.tsx";
import { EndScreen } from "./notice/end-screen.tsx";
import { FailurePanel } from "./notice/failure-panel.tsx";
import { NextUpCard } from "./notice/next-up-card.tsx";
import { ResumeNote } from "./notice/resume-note.tsx";
import { SkipIntro } from "./notice/skip-intro.tsx";
import { TouchButtons } from "./notice/touch-buttons.tsx";
import { useNextUp } from "./notice/use-next-up.ts";
import { performAction } from "./perform-action.ts";
import { Bezel } from "./picture/bezel.tsx";
import { CaptionOverlay } from "./picture/caption-overlay.tsx";
import type { CaptionStyle } from "./picture/caption-style.ts";
import { Picture } from "./picture/picture.tsx";
import styles from "./player-frame.module.css";
import { useFrameFocus } from "./use-frame-focus.ts";
import { useFullscreen } from "./use-fullscreen.ts";
import { useIdle } from "./use-idle.ts";
import { usePictureInPicture } from "./use-picture-in-picture.ts";
import { usePlayerState } from "./use-player-state.ts";
import { useShortcuts } from "./use-shortcuts.ts";

type Props = {
  player: Player;
  film: Film;
  captionStyle: CaptionStyle;
  onCaptionStyle: (style: CaptionStyle) => void;
  onLeave: () => void;
  onNext: () => void;
  /** The next title is about to be asked for. */
  onNextNear?: () => void;
  onRetry: () => void;
  /** The next title waits until it is asked for. */
  isCalm?: boolean;
  /** Lies over everything. */
  over?: ReactNode;
};

const firstControl = "[data-player-bar] [data-size=large]";

/** The player as a viewer meets it: the picture with everything that lies over it. */
export function PlayerFrame(props: Props) {
  const { player, film, captionStyle, onCaptionStyle, onLeave, onNext, onRetry } = props;
  const frame = useRef<HTMLElement>(null);
  const [feedback] = useState(createFeedback);
  const { isIdle, setIdle } = useIdle(frame);
  const fullscreen = useFullscreen(frame, player.video);
  const inset = usePictureInPicture(player.video);
  const phase = usePlayerState(player, (state) => state.phase);
  const failure = usePlayerState(player, (state) => state.failure);
  const nextUp = useNextUp(player, film, {
    onNext: props.isCalm ? null : onNext,
    ...(props.onNextNear ? { onNear: props.onNextNear } : {}),
  });
  const isShown = phase !== "playing" || !isIdle;

  const act = (action: KeyAction) => {
    const told = performAction(player, action, {
      toggleFullscreen: () => fullscreen.toggle?.(),
      togglePictureInPicture: () => inset.toggle?.(),
      enterControls: () => frame.current?.querySelector<HTMLElement>(firstControl)?.focus(),
      next: film.next ? onNext : null,
      leave: onLeave,
    });
    if (told) feedback.set({ ...told, at: performance.now() });
  };
  useShortcuts(frame, act);
  useFrameFocus(frame);

  return (
    <section
      ref={frame}
      className={styles.frame}
      aria-label={`Player: ${film.title}`}
      tabIndex={-1}
      data-controls={isShown ? "shown" : "hidden"}
      data-phase={phase}
    >
      <Picture
        player={player}
        posterUrl={film.posterUrl}
        act={act}
        toggleControls={() => setIdle(isShown)}
      />
      <div className={styles.shade} />
      <CaptionOverlay player={player} captionStyle={captionStyle} />
      <header className={styles.top}>
        <ControlButton icon="leave" label="Back" onClick={onLeave} />
        <p>{film.title}</p>
      </header>
      <Bezel feedback={feedback} />
      <div className={styles.middle}>
        <TouchButtons player={player} act={act} />
      </div>
      <BigPlay player={player} title={film.title} />
      <ResumeNote player={player} fromSeconds={film.resumedFromSeconds} />
      <SkipIntro player={player} intro={film.intro} />
      {film.next && nextUp.secondsLeft !== null && (
        <NextUpCard
          next={film.next}
          secondsLeft={nextUp.secondsLeft}
          onNext={onNext}
          onStay={nextUp.stay}
        />
      )}
      <div className={styles.bottom}>
        <ControlBar
          player={player}
          film={film}
          act={act}
          fullscreen={fullscreen}
          captionStyle={captionStyle}
          onCaptionStyle={onCaptionStyle}
        />
      </div>
      <EndScreen player={player} film={film} onNext={onNext} onLeave={onLeave} />
      {failure && (
        <FailurePanel
          kind={failure.kind}
          details={failure.message}
          onRetry={onRetry}
          onLeave={onLeave}
        />
      )}
      {props.over}
    </section>
  );
}
