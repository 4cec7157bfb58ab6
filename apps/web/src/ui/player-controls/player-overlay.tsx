import type { KeyAction } from "@goldmane/player/core/rules/key-map";
import type { Player } from "@goldmane/player/dom/player";
import type { RefObject } from "react";
import { say } from "#platform/words/say.ts";
import { ControlBar } from "./bar/control-bar.tsx";
import { ControlButton } from "./control-button.tsx";
import type { FeedbackStore } from "./feedback.ts";
import type { Film } from "./film.ts";
import { BigPlay } from "./notice/big-play.tsx";
import { EndScreen } from "./notice/end-screen.tsx";
import { FailurePanel } from "./notice/failure-panel.tsx";
import { NextUpCard } from "./notice/next-up-card.tsx";
import { ResumeNote } from "./notice/resume-note.tsx";
import { SkipIntro } from "./notice/skip-intro.tsx";
import { TouchButtons } from "./notice/touch-buttons.tsx";
import { useNextUp } from "./notice/use-next-up.ts";
import { Bezel } from "./picture/bezel.tsx";
import { CaptionOverlay } from "./picture/caption-overlay.tsx";
import type { CaptionStyle } from "./picture/caption-style.ts";
import styles from "./player-frame.module.css";
import { useFrameFocus } from "./use-frame-focus.ts";
import type { useFullscreen } from "./use-fullscreen.ts";
import { usePlayerState } from "./use-player-state.ts";
import { useShortcuts } from "./use-shortcuts.ts";

type Props = {
  frame: RefObject<HTMLElement | null>;
  /** Whether the controls are visible. */
  isShown: boolean;
  player: Player;
  film: Film;
  act: (action: KeyAction) => void;
  feedback: FeedbackStore;
  fullscreen: ReturnType<typeof useFullscreen>;
  captionStyle: CaptionStyle;
  onCaptionStyle: (style: CaptionStyle) => void;
  onLeave: () => void;
  onNext: () => void;
  onNextNear?: (() => void) | undefined;
  onRetry: () => void;
  isCalm: boolean;
};

/** Everything over the video: controls, captions and notices; registers the keyboard shortcuts. */
export function PlayerOverlay(props: Props) {
  const { frame, player, film, act, captionStyle, onCaptionStyle, onNext, onLeave } = props;
  const failure = usePlayerState(player, (state) => state.failure);
  const nextUp = useNextUp(player, film, {
    onNext: props.isCalm ? null : onNext,
    ...(props.onNextNear ? { onNear: props.onNextNear } : {}),
  });
  useFrameFocus(frame, props.isShown);
  useShortcuts(frame, act);

  return (
    <>
      <div className={styles.shade} />
      <CaptionOverlay player={player} captionStyle={captionStyle} />
      <header className={styles.top}>
        <ControlButton icon="leave" label={say`Back`} onClick={onLeave} />
        <p>{film.title}</p>
      </header>
      <Bezel feedback={props.feedback} />
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
          fullscreen={props.fullscreen}
          captionStyle={captionStyle}
          onCaptionStyle={onCaptionStyle}
        />
      </div>
      <EndScreen
        player={player}
        film={film}
        startsIn={nextUp.startsIn}
        onNext={onNext}
        onStay={nextUp.stay}
        onLeave={onLeave}
      />
      {failure && (
        <FailurePanel
          kind={failure.kind}
          details={failure.message}
          onRetry={props.onRetry}
          onLeave={onLeave}
        />
      )}
    </>
  );
}
