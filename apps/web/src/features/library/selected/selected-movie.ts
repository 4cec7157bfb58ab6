import * as z from "zod/mini";

/** Shelves whose places are addresses: `/watch/featured/2`. */
export type RowSection = "featured" | "games" | "preview";

const selectedMovie = z.object({
  title: z.string(),
  /** The id of the title that plays. */
  video: z.string(),
  genre: z.string(),
  description: z.string(),
});
export type SelectedMovie = z.infer<typeof selectedMovie>;

/** Keeps what was chosen from a place of a shelf, so that its address finds it again. */
export function keepSelectedMovie(section: RowSection, index: number, movie: SelectedMovie): void {
  try {
    localStorage.setItem(keyOf(section, index), JSON.stringify(movie));
  } catch {
    // Storage may be unavailable in private windows.
  }
}

/** What was chosen from a place last; null where nothing was. What cannot be read is forgotten. */
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
    // What may not be read may not be removed either.
  }
}

function keyOf(section: string, index: number): string {
  return `movie_${section}_${index}`;
}
