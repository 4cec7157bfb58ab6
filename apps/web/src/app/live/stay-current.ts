import { changed, changedTopics, hello } from "@goldmane/contracts/live/schema";
import type { QueryClient } from "@tanstack/react-query";
import type { LiveLine } from "#platform/live/live-line.ts";
import { askAgainFor } from "./out-of-date.ts";

/** Keeps what is shown as it is at the server. Answers how to end it. */
export function stayCurrent(cache: QueryClient, line: LiveLine): () => void {
  let hasMet = false;
  const deafen = [
    line.hear(changed, ({ topics }) => askAgainFor(topics, cache)),
    line.hear(hello, ({ isRecovered }) => {
      // What changed while nobody listened was told to nobody.
      if (hasMet && !isRecovered) askAgainFor(changedTopics, cache);
      hasMet = true;
    }),
  ];
  line.open();
  return () => {
    for (const stop of deafen) stop();
    line.close();
  };
}
