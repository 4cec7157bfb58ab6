import { type Store, createStore } from "@goldmane/player/core/store";
import type { PlayerIconName } from "./player-icon.tsx";

/** Result of a key press or gesture: shown on the picture and announced. */
export type Feedback = {
  icon: PlayerIconName;
  text: string;
  /** Position on the picture; seeks show on the side of their direction. */
  side: "left" | "center" | "right";
  /** Distinguishes repeated feedback of the same kind. */
  at: number;
};

export type FeedbackStore = Store<Feedback | null>;

export function createFeedback(): FeedbackStore {
  return createStore<Feedback | null>(null);
}
