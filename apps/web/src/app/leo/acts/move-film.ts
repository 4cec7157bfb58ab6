import type { MediaCommand } from "@goldmane/contracts/assistant/actions";
import { commandFilm, type CommandResult } from "#features/assistant/film/command-film.ts";
import { currentFilm } from "#platform/playback/current-film.ts";
import { music, stepMusic, toggleMusic } from "#features/music/turntable.ts";

/** Sends a command to the current film, or else to the music. */
export function moveFilm(media: MediaCommand): CommandResult {
  const film = currentFilm.get();
  if (!film) return { undo: moveMusic(media), problem: null };
  const { player, playback, onNext } = film;
  return commandFilm(player, media, {
    next: () => onNext?.(),
    previous: () => history.back(),
    skipIntro: () => playback.intro && player.seek(playback.intro.endSeconds),
  });
}

function moveMusic({ command }: MediaCommand): (() => void) | null {
  const now = music.get();
  if (!now) return null;
  if (command === "next") stepMusic(1);
  if (command === "previous") stepMusic(-1);
  const isPlaying =
    command === "resume" ? true : command === "pause" || command === "stop" ? false : null;
  if (isPlaying === null || isPlaying === now.isPlaying) return null;
  toggleMusic();
  return toggleMusic;
}
