import type { ReactNode } from "react";
import type { Span } from "@goldmane/player/core/time/span";

/** Film facts that the controls show. */
export type Film = {
  title: string;
  /** Shown until the first frame; null for none. */
  posterUrl: string | null;
  intro: Span | null;
  creditsAtSeconds: number | null;
  /** Resume position in seconds; 0 for the beginning. */
  resumedFromSeconds: number;
  next: NextFilm | null;
  /** Rendered over the seek bar's full width. */
  timelineOverlay?: ReactNode;
};

export type NextFilm = { title: string; tagline: string; backdropUrl: string };
