import type { KeyAction } from "@goldmane/player/core/rules/key-map";
import { tenthOf } from "@goldmane/player/core/rules/seek";
import { stepSpeed } from "@goldmane/player/core/rules/speed";
import { stepVolume } from "@goldmane/player/core/rules/volume";
import { formatTime } from "@goldmane/player/core/time/format-time";
import type { Player } from "@goldmane/player/dom/player";
import { findOwnCaptions } from "#platform/playback/find-own-captions.ts";
import { say } from "#platform/words/say.ts";
import type { Feedback } from "./feedback.ts";
import { togglePictureInPicture } from "./use-picture-in-picture.ts";

/** Actions outside the player. */
export type ActionContext = {
  toggleFullscreen: () => void;
  enterControls: () => void;
  /** Null without a next title. */
  next: (() => void) | null;
  leave: () => void;
};

export type ActionFeedback = Omit<Feedback, "at"> | null;

/** Performs an action and returns the feedback to show, or null. */
export function performAction(
  player: Player,
  action: KeyAction,
  around: ActionContext,
): ActionFeedback {
  switch (action.do) {
    case "toggle-play":
      player.togglePlay();
      return describePlayback(player);
    case "play":
      player.play();
      return describePlayback(player);
    case "pause":
    case "stop":
      player.pause();
      return describePlayback(player);
    case "seek-by":
      player.seekBy(action.seconds);
      return describeSeek(player, action.seconds);
    case "seek-to-tenth":
      player.seek(tenthOf(action.digit, player.state.durationSeconds));
      return describeSeek(player, 0);
    case "seek-to-start":
      player.seek(0);
      return describeSeek(player, 0);
    case "seek-to-end":
      player.seek(player.state.durationSeconds);
      return describeSeek(player, 0);
    case "volume-by":
      player.setVolume(stepVolume(player.state.isMuted ? 0 : player.video.volume, action.steps));
      return describeVolume(player);
    case "toggle-mute":
      player.setMuted(!player.video.muted);
      return describeVolume(player);
    case "toggle-captions":
      return toggleCaptions(player);
    case "step-speed":
      player.setSpeed(stepSpeed(player.video.playbackRate, action.direction));
      return { icon: "faster", text: `${player.video.playbackRate}×`, side: "center" };
    default:
      return delegateAction(player, action, around);
  }
}

function delegateAction(
  { video }: Player,
  { do: what }: KeyAction,
  around: ActionContext,
): ActionFeedback {
  if (what === "toggle-fullscreen") around.toggleFullscreen();
  if (what === "toggle-picture-in-picture") togglePictureInPicture(video);
  if (what === "next") around.next?.();
  if (what === "leave") around.leave();
  if (what === "enter-controls") around.enterControls();
  return null;
}

function describePlayback({ video }: Player): ActionFeedback {
  return video.paused
    ? { icon: "pause", text: say`Paused`, side: "center" }
    : { icon: "play", text: say`Playing`, side: "center" };
}

function describeSeek({ video }: Player, seconds: number): ActionFeedback {
  const text = seconds === 0 ? formatTime(video.currentTime) : `${Math.abs(seconds)} s`;
  if (seconds < 0) return { icon: "back", text, side: "left" };
  if (seconds > 0) return { icon: "forward", text, side: "right" };
  return { icon: video.paused ? "pause" : "play", text, side: "center" };
}

function describeVolume({ video }: Player): ActionFeedback {
  const isOff = video.muted || video.volume === 0;
  const text = isOff ? say`Muted` : `${Math.round(video.volume * 100)}%`;
  return { icon: isOff ? "muted" : "loud", text, side: "center" };
}

function toggleCaptions(player: Player): ActionFeedback {
  const { captions, captionTrack } = player.state;
  const own = findOwnCaptions(captions);
  if (!own) return { icon: "captions", text: say`This film has no captions`, side: "center" };
  player.setCaptionTrack(captionTrack === null ? own.id : null);
  const text = captionTrack === null ? say`Captions: ${own.label}` : say`Captions off`;
  return { icon: "captions", text, side: "center" };
}
