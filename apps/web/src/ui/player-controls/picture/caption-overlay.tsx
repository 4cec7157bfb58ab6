import type { Cue, CueRun } from "@goldmane/player/core/captions/cue";
import type { Player } from "@goldmane/player/dom/player";
import { useSyncExternalStore } from "react";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import styles from "./caption-overlay.module.css";
import type { CaptionStyle } from "./caption-style.ts";

type Props = { player: Player; captionStyle: CaptionStyle };

/**
 * Captions as page text: they scale, work with braille displays, and stay clear of the controls.
 */
export function CaptionOverlay({ player, captionStyle }: Props) {
  const { shown } = player.captionTrack;
  const cues = useSyncExternalStore(shown.subscribe, shown.get);
  const language = usePlayerState(
    player,
    ({ captions, captionTrack }) => captions.find(({ id }) => id === captionTrack)?.language,
  );
  if (language === undefined) return null;

  return (
    <div
      className={styles.area}
      lang={language}
      data-size={captionStyle.size}
      data-look={captionStyle.look}
    >
      <div className={styles.block}>{cues.filter((cue) => cue.isTop).map(drawCue)}</div>
      <div className={styles.block}>{cues.filter((cue) => !cue.isTop).map(drawCue)}</div>
    </div>
  );
}

function drawCue(cue: Cue) {
  return (
    <p key={`${cue.startSeconds} ${cue.endSeconds}`} className={styles.cue} data-align={cue.align}>
      {cue.lines.map((line) => (
        <span key={line[0]?.index} className={styles.line}>
          {line.map(drawRun)}
        </span>
      ))}
    </p>
  );
}

function drawRun(run: CueRun) {
  return (
    <span
      key={run.index}
      data-italic={run.italic}
      data-bold={run.bold}
      data-underline={run.underline}
      title={run.speaker ?? undefined}
    >
      {run.text}
    </span>
  );
}
