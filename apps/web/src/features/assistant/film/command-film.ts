import type { MediaCommand } from "@goldmane/contracts/assistant/actions";
import type { Player } from "@goldmane/player/dom/player";
import { findOwnCaptions } from "#platform/playback/find-own-captions.ts";
import { enterFullscreen, leaveFullscreen } from "#ui/player-controls/fullscreen.ts";

/** Features outside the player. */
type Around = { next: () => void; previous: () => void; skipIntro: () => void };

/** Runs a player command. Returns an undo function, or null. */
export function commandFilm(
  player: Player,
  media: MediaCommand,
  around: Around,
): (() => void) | null {
  const { video } = player;
  const before = {
    seconds: video.currentTime,
    isPaused: video.paused,
    volume: video.volume,
    isMuted: video.muted,
    speed: video.playbackRate,
    captions: player.state.captionTrack,
  };
  obey(player, media, around);
  if (media.command === "next" || media.command === "previous") return null;
  return () => {
    if (Math.abs(video.currentTime - before.seconds) > 20 || isJump(media))
      player.seek(before.seconds);
    player.setVolume(before.volume);
    player.setMuted(before.isMuted);
    player.setSpeed(before.speed);
    player.setCaptionTrack(before.captions);
    if (media.command === "fullscreen") obey(player, { command: "leaveFullscreen" }, around);
    if (media.command === "leaveFullscreen") obey(player, { command: "fullscreen" }, around);
    if (before.isPaused) player.pause();
    else player.play();
  };
}

function isJump({ command }: MediaCommand): boolean {
  return ["seekTo", "seekBy", "restart", "skipIntro", "stop"].includes(command);
}

function obey(player: Player, media: MediaCommand, around: Around): void {
  const { video } = player;
  switch (media.command) {
    case "pause":
    case "stop":
      return player.pause();
    case "resume":
      return player.play();
    case "restart":
      player.seek(0);
      return player.play();
    case "seekTo":
      return player.seek(media.seconds);
    case "seekBy":
      return player.seekBy(media.seconds);
    case "skipIntro":
      return around.skipIntro();
    case "mute":
    case "unmute":
      return player.setMuted(media.command === "mute");
    case "volume":
      player.setMuted(false);
      return player.setVolume(media.level);
    case "volumeBy":
      player.setMuted(false);
      return player.setVolume(Math.min(1, Math.max(0, video.volume + media.level)));
    case "speed":
      return player.setSpeed(media.level);
    case "captionsOff":
      return player.setCaptionTrack(null);
    case "captionsOn":
      return player.setCaptionTrack(findOwnCaptions(player.state.captions)?.id ?? null);
    case "fullscreen":
      return enterFullscreen(video);
    case "leaveFullscreen":
      return leaveFullscreen();
    case "next":
      return around.next();
    case "previous":
      return around.previous();
  }
}
