import type { MediaCommand } from "@goldmane/contracts/assistant/actions";
import { toLanguage } from "@goldmane/contracts/languages";
import { noLanguage } from "@goldmane/contracts/playback/rules";
import { stepSpeed } from "@goldmane/player/core/rules/speed";
import type { Player } from "@goldmane/player/dom/player";
import { findOwnCaptions } from "#platform/playback/find-own-captions.ts";
import { getActiveLanguage } from "#platform/words/active-language.ts";
import { say } from "#platform/words/say.ts";
import { enterFullscreen, leaveFullscreen } from "#ui/player-controls/fullscreen.ts";

/** Features outside the player. */
type Around = { next: () => void; previous: () => void; skipIntro: () => void };

export type CommandResult = {
  /** Null if the command can't be undone. */
  undo: (() => void) | null;
  /** Why this film can't do it; null if it did. */
  problem: string | null;
};

/** Runs a player command. */
export function commandFilm(player: Player, media: MediaCommand, around: Around): CommandResult {
  const { video } = player;
  const { captionTrack, audioTrack, rungChoice } = player.state;
  const before = {
    seconds: video.currentTime,
    isPaused: video.paused,
    volume: video.volume,
    isMuted: video.muted,
    speed: video.playbackRate,
  };
  const problem = obey(player, media, around);
  if (problem !== null) return { undo: null, problem };
  if (media.command === "next" || media.command === "previous")
    return { undo: null, problem: null };
  const undo = () => {
    if (Math.abs(video.currentTime - before.seconds) > 20 || isJump(media))
      player.seek(before.seconds);
    player.setVolume(before.volume);
    player.setMuted(before.isMuted);
    player.setSpeed(before.speed);
    player.setCaptionTrack(captionTrack);
    if (media.command === "soundtrack" && audioTrack !== null) player.setAudioTrack(audioTrack);
    if (media.command === "quality") player.setRung(rungChoice);
    if (media.command === "fullscreen") obey(player, { command: "leaveFullscreen" }, around);
    if (media.command === "leaveFullscreen") obey(player, { command: "fullscreen" }, around);
    if (before.isPaused) player.pause();
    else player.play();
  };
  return { undo, problem: null };
}

function isJump({ command }: MediaCommand): boolean {
  return ["seekTo", "seekBy", "restart", "skipIntro", "stop"].includes(command);
}

/** Returns why it is impossible, or null. */
function obey(player: Player, media: MediaCommand, around: Around): string | null {
  switch (media.command) {
    case "captionsOn":
      return showCaptions(player, findOwnCaptions(player.state.captions)?.id);
    case "captionsIn":
      return showCaptions(player, findCaptions(player, media.language), media.language);
    case "soundtrack":
      return chooseSound(player, media.sound);
    case "quality":
      return chooseQuality(player, media.quality);
    case "speedBy":
      return stepSpeeds(player, media.steps);
    case "next":
    case "previous":
    case "skipIntro":
      around[media.command]();
      return null;
    case "fullscreen":
      enterFullscreen(player.video);
      return null;
    case "leaveFullscreen":
      leaveFullscreen();
      return null;
    case "pause":
    case "stop":
      player.pause();
      return null;
    case "resume":
      player.play();
      return null;
    case "restart":
      player.seek(0);
      player.play();
      return null;
    case "seekTo":
      player.seek(media.seconds);
      return null;
    case "seekBy":
      player.seekBy(media.seconds);
      return null;
    case "mute":
    case "unmute":
      player.setMuted(media.command === "mute");
      return null;
    case "volume":
    case "volumeBy": {
      const from = media.command === "volume" ? 0 : player.video.volume;
      player.setMuted(false);
      player.setVolume(Math.min(1, Math.max(0, from + media.level)));
      return null;
    }
    case "speed":
      player.setSpeed(media.level);
      return null;
    case "captionsOff":
      player.setCaptionTrack(null);
      return null;
  }
}

function stepSpeeds(player: Player, steps: number): null {
  for (let step = 0; step < Math.abs(steps); step += 1)
    player.setSpeed(stepSpeed(player.video.playbackRate, steps > 0 ? "up" : "down"));
  return null;
}

function findCaptions({ state }: Player, language: string): string | undefined {
  return state.captions.find((track) => primaryTag(track.language) === primaryTag(language))?.id;
}

function primaryTag(tag: string): string {
  return toLanguage(tag) ?? tag.split("-", 1)[0] ?? tag;
}

function showCaptions(player: Player, id: string | undefined, language?: string): string | null {
  if (id === undefined)
    return language === undefined
      ? say`This film has no captions.`
      : say`This film has no captions in ${nameLanguage(language)}.`;
  player.setCaptionTrack(id);
  return null;
}

function nameLanguage(tag: string): string {
  const { locale } = getActiveLanguage();
  return new Intl.DisplayNames(locale, { type: "language" }).of(tag) ?? tag;
}

/** Original sounds are without a language. */
function chooseSound(player: Player, sound: "spoken" | "original"): string | null {
  const wantsWords = sound === "spoken";
  const track = player.state.audioTracks.find(
    ({ language }) => (language !== noLanguage) === wantsWords,
  );
  if (!track) return say`This film has only one sound track.`;
  player.setAudioTrack(track.id);
  return null;
}

function chooseQuality(player: Player, quality: "auto" | "best" | "saving"): string | null {
  const { rungs } = player.state;
  if (rungs.length < 2) return say`This film has only one picture quality here.`;
  const rung = quality === "best" ? rungs.at(-1) : rungs[0];
  player.setRung(quality === "auto" ? null : (rung?.name ?? null));
  return null;
}
