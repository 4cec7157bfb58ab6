import type { Genre } from "#story/vocabulary.ts";
import type { Style } from "./light.ts";

const styles: Record<Genre, Style> = {
  "sci-fi": {
    genre: "sci-fi",
    outline: 0,
    outlineDarkness: 0.9,
    shading: "glow",
    saturation: 1.12,
    accent: "#38f0e0",
  },
  fantasy: {
    genre: "fantasy",
    outline: 2.6,
    outlineDarkness: 0.82,
    shading: "soft",
    saturation: 1,
    accent: "#d9a441",
  },
  anime: {
    genre: "anime",
    outline: 2,
    outlineDarkness: 0.88,
    shading: "cel",
    saturation: 1.16,
    accent: "#ff5d73",
  },
  adventure: {
    genre: "adventure",
    outline: 0,
    outlineDarkness: 0.7,
    shading: "paper",
    saturation: 1,
    accent: "#e8743b",
  },
  kids: {
    genre: "kids",
    outline: 3.4,
    outlineDarkness: 0.42,
    shading: "flat",
    saturation: 0.95,
    accent: "#ff8fb1",
  },
  originals: {
    genre: "originals",
    outline: 1.6,
    outlineDarkness: 0.92,
    shading: "soft",
    saturation: 1.02,
    accent: "#ffc247",
  },
};

/** The style of a genre. One object per genre, so it can be compared and used as a key. */
export function styleOf(genre: Genre): Style {
  return styles[genre];
}
