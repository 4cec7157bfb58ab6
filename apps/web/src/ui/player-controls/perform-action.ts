import type { KeyAction } from "@goldmane/player/core/rules/key-map";
import { tenthOf } from "@goldmane/player/core/rules/seek";
import { stepSpeed } from "@goldmane/player/core/rules/speed";
import { stepVolume } from "@goldmane/player/core/rules/volume";
import { formatTime } from "@goldmane/player/core/time/format-time";
import type { Player } from "@goldmane/player/dom/player";
import { say } from "#platform/words/say.ts";
import type { Feedback } from "./feedback.ts";
import { togglePictureInPicture } from "./use-picture-in-picture.ts";

/** What the player itself can't do. */
export type Surroundings = {
  toggleFullscreen: () => void;
  enterControls: () => void;
  /** Null where no title comes next. */
  next: (() => void) | null;
  leave: () => void;
};

export type Told = Omit<Feedback, "at"> | null;

/** Carries an action out and says what to tell the viewer. */
export function performAction(player: Player, action: KeyAction, around: Surroundings): Told {
  switch (action.do) {
    case "toggle-play":
      player.togglePlay();
      return tellPlaying(player);
    case "play":
      player.play();
      return tellPlaying(player);
    case "pause":
    case "stop":
      player.pause();
      return tellPlaying(player);
    case "seek-by":
      player.seekBy(action.seconds);
      return tellSeek(player, action.seconds);
    case "seek-to-tenth":
      player.seek(tenthOf(action.digit, player.state.durationSeconds));
      return tellSeek(player, 0);
    case "seek-to-start":
      player.seek(0);
      return tellSeek(player, 0);
    case "seek-to-end":
      player.seek(player.state.durationSeconds);
      return tellSeek(player, 0);
    case "volume-by":
      player.setVolume(stepVolume(player.state.isMuted ? 0 : player.video.volume, action.steps));
      return tellVolume(player);
    case "toggle-mute":
      player.setMuted(!player.video.muted);
      return tellVolume(player);
    case "toggle-captions":
      return toggleCaptions(player);
    case "step-speed":
      player.setSpeed(stepSpeed(player.video.playbackRate, action.direction));
      return { icon: "faster", text: `${player.video.playbackRate}×`, side: "centre" };
    default:
      return leaveTo(player, action, around);
  }
}

function leaveTo({ video }: Player, { do: what }: KeyAction, around: Surroundings): Told {
  if (what === "toggle-fullscreen") around.toggleFullscreen();
  if (what === "toggle-picture-in-picture") togglePictureInPicture(video);
  if (what === "next") around.next?.();
  if (what === "leave") around.leave();
  if (what === "enter-controls") around.enterControls();
  return null;
}

function tellPlaying({ video }: Player): Told {
  return video.paused
    ? { icon: "pause", text: say`Paused`, side: "centre" }
    : { icon: "play", text: say`Playing`, side: "centre" };
}

function tellSeek({ video }: Player, seconds: number): Told {
  const text = seconds === 0 ? formatTime(video.currentTime) : `${Math.abs(seconds)} s`;
  if (seconds < 0) return { icon: "back", text, side: "left" };
  if (seconds > 0) return { icon: "forward", text, side: "right" };
  return { icon: video.paused ? "pause" : "play", text, side: "centre" };
}

function tellVolume({ video }: Player): Told {
  const isOff = video.muted || video.volume === 0;
  const text = isOff ? say`Sound off` : `${Math.round(video.volume * 100)} %`;
  return { icon: isOff ? "muted" : "loud", text, side: "centre" };
}

function toggleCaptions(player: Player): Told {
  const { captions, captionTrack } = player.state;
  const [first] = captions;
  if (!first) return { icon: "captions", text: say`This film has no captions`, side: "centre" };
  player.setCaptionTrack(captionTrack === null ? first.id : null);
  const text = captionTrack === null ? say`Captions: ${first.label}` : say`Captions off`;
  return { icon: "captions", text, side: "centre" };
}
