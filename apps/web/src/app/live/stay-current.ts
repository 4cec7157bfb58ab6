import { changed, changedTopics, ended, hello } from "@goldmane/contracts/live/schema";
import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "#features/account/queries.ts";
import type { LiveLine } from "#platform/live/live-line.ts";
import { askAgainFor } from "./out-of-date.ts";

/** Keeps what is shown as it is at the server. Answers how to end it. */
export function stayCurrent(cache: QueryClient, line: LiveLine): () => void {
  let hasMet = false;
  let isOver = false;
  /** To call where nobody is signed in would be refused: who is here is asked first. */
  const callAgain = async () => {
    const session = await cache.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
    if (!isOver && session?.household !== null) line.open();
  };
  const deafen = [
    line.hear(ended, ({ reason }) => void (reason === "identity" && callAgain())),
    line.hear(changed, ({ topics }) => askAgainFor(topics, cache)),
    line.hear(hello, ({ isRecovered }) => {
      // What changed while nobody listened was told to nobody.
      if (hasMet && !isRecovered) askAgainFor(changedTopics, cache);
      hasMet = true;
    }),
  ];
  line.open();
  return () => {
    isOver = true;
    for (const stop of deafen) stop();
    line.close();
  };
}
