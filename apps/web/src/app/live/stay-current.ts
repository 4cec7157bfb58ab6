import { changed, changedTopics, ended, hello } from "@goldmane/contracts/live/schema";
import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "#features/account/queries.ts";
import type { LiveConnection } from "#platform/live/live-connection.ts";
import { askAgainFor } from "./out-of-date.ts";

/** Keeps what is shown as it is at the server. Answers how to end it. */
export function stayCurrent(cache: QueryClient, connection: LiveConnection): () => void {
  let hasMet = false;
  let isOver = false;
  /** To call where nobody is signed in would be refused: who is here is asked first. */
  const callAgain = async () => {
    const session = await cache.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
    if (!isOver && session?.household !== null) connection.open();
  };
  const deafen = [
    connection.on(ended, ({ reason }) => void (reason === "identity" && callAgain())),
    connection.on(changed, ({ topics }) => askAgainFor(topics, cache)),
    connection.on(hello, ({ isRecovered }) => {
      // What changed while nobody listened was told to nobody.
      if (hasMet && !isRecovered) askAgainFor(changedTopics, cache);
      hasMet = true;
    }),
  ];
  connection.open();
  return () => {
    isOver = true;
    for (const stop of deafen) stop();
    connection.close();
  };
}
