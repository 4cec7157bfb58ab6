import type { FailureKind } from "@goldmane/player/core/state/player-failure";
import { say } from "#platform/words/say.ts";

type Explained = { heading: string; advice: string };

/** Explains a playback failure and what to do about it. */
export function explainFailure(kind: FailureKind): Explained {
  return messages()[kind];
}

const messages = (): Record<FailureKind, Explained> => ({
  network: {
    heading: say`The connection is gone`,
    advice: say`Check your connection. The film will pick up where it stopped.`,
  },
  server: {
    heading: say`The film didn’t come through`,
    advice: say`The server couldn’t send it just now. Try again in a moment.`,
  },
  expired: {
    heading: say`This showing has run out`,
    advice: say`Your ticket was only good for a while. Try again to get a new one.`,
  },
  media: {
    heading: say`This browser can’t play the film`,
    advice: say`Try again, or open it in a current version of Chrome, Edge, Firefox or Safari.`,
  },
});
