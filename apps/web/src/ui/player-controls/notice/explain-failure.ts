import type { FailureKind } from "@goldmane/player/core/state/player-failure";
import { say } from "#platform/words/say.ts";

type Explained = { heading: string; advice: string };

/** Explains a playback failure and what to do about it. */
export function explainFailure(kind: FailureKind): Explained {
  return messages()[kind];
}

const messages = (): Record<FailureKind, Explained> => ({
  network: {
    heading: say`Connection lost`,
    advice: say`Check your connection. The film continues where it stopped.`,
  },
  server: {
    heading: say`Playback failed`,
    advice: say`The server can’t send it right now. Try again in a moment.`,
  },
  expired: {
    heading: say`This session has expired`,
    advice: say`Try again to continue watching.`,
  },
  media: {
    heading: say`This browser can’t play the film`,
    advice: say`Try again, or use an up-to-date Chrome, Edge, Firefox or Safari.`,
  },
});
