import { currentFilm } from "#platform/playback/current-film.ts";

/** Longer than any film takes to open. */
const timeoutMs = 20_000;

/** Makes the next film start at a position. */
export function beginAt(titleId: string, seconds: number): void {
  const seek = () => {
    const film = currentFilm.get();
    if (film?.playback.titleId !== titleId) return false;
    film.player.seek(seconds);
    return true;
  };
  if (seek()) return;
  const end = currentFilm.subscribe(() => {
    if (!seek()) return;
    clearTimeout(timer);
    end();
  });
  const timer = setTimeout(end, timeoutMs);
}
