import { type Store, createStore } from "@goldmane/player/core/store";
import type { PlayerIconName } from "./player-icon.tsx";

/** What a key or gesture just did: shown on the picture and spoken by screen readers. */
export type Feedback = {
  icon: PlayerIconName;
  text: string;
  /** Where on the picture; seeks show on the side they lead to. */
  side: "left" | "center" | "right";
  /** Tells one from the next of the same kind. */
  at: number;
};

export type FeedbackStore = Store<Feedback | null>;

export function createFeedback(): FeedbackStore {
  return createStore<Feedback | null>(null);
}
