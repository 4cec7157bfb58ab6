import * as z from "zod/mini";

/** Sections whose positions have URLs: `/watch/featured/2`. */
export type RowSection = "featured" | "games" | "preview";

const selectedMovie = z.object({
  title: z.string(),
  /** Id of the playing title. */
  video: z.string(),
  genre: z.string(),
  description: z.string(),
});
export type SelectedMovie = z.infer<typeof selectedMovie>;

/** Stores the film chosen at a position, so that its URL finds it again. */
export function keepSelectedMovie(section: RowSection, index: number, movie: SelectedMovie): void {
  try {
    localStorage.setItem(keyOf(section, index), JSON.stringify(movie));
  } catch {
    // Storage may be unavailable in private windows.
  }
}

/** The film last chosen at a position; null if none. Unreadable entries are removed. */
export function readSelectedMovie(section: string, index: number): SelectedMovie | null {
  const key = keyOf(section, index);
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : selectedMovie.parse(JSON.parse(text));
  } catch {
    forget(key);
    return null;
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // If storage can't be read, it can't be cleared either.
  }
}

function keyOf(section: string, index: number): string {
  return `movie_${section}_${index}`;
}
