import type { Player } from "@goldmane/player/dom/player";
import type { ComponentType, ReactNode } from "react";

/** What a page lays over a film that plays. */
export type OverFilm = ComponentType<{
  titleId: string;
  player: Player;
  onLeave: () => void;
  /** Asks for a new grant, where the player has failed. */
  onRetry: () => void;
}>;

/** A showing that others lead: it has a player of its own, begins where they are, and nothing follows it. */
export type LedShowing = { createPlayer: () => Player };

/** What a page puts in place of a film that is refused. */
export type RefusedFilm = ComponentType<{
  titleId: string;
  error: Error;
  onRetry: () => void;
  onLeave: () => void;
  /** What is shown in any case that is not its own. */
  children: ReactNode;
}>;
