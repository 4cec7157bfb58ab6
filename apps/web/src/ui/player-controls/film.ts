import type { ReactNode } from "react";
import type { Span } from "@goldmane/player/core/time/span";

/** What the controls say about a film. */
export type Film = {
  title: string;
  /** Shown until the first picture; null for none. */
  posterUrl: string | null;
  intro: Span | null;
  creditsAtSeconds: number | null;
  /** Where it took up again, 0 for the beginning. */
  resumedFromSeconds: number;
  next: NextFilm | null;
  /** Lies over the bar of its time, as wide as the film is long. */
  timelineOverlay?: ReactNode;
};

export type NextFilm = { title: string; tagline: string; backdropUrl: string };
