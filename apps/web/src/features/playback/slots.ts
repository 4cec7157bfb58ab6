import type { Player } from "@goldmane/player/dom/player";
import type { ComponentType, ReactNode } from "react";

/** A page's overlay on a playing film. */
export type OverFilm = ComponentType<{
  titleId: string;
  player: Player;
  onLeave: () => void;
  /** Requests a new playback, where the player has failed. */
  onRetry: () => void;
}>;

/**
 * A showing led by others: it has its own player, starts at their position, and has no next title.
 */
export type LedShowing = { createPlayer: () => Player };

/** A page's replacement for a refused film. */
export type RefusedFilm = ComponentType<{
  titleId: string;
  error: Error;
  onRetry: () => void;
  onLeave: () => void;
  /** Shown in all cases that a page does not handle itself. */
  children: ReactNode;
}>;
