import { changed, changedTopics, ended, hello } from "@goldmane/contracts/live/schema";
import type { QueryClient } from "@tanstack/react-query";
import type { LiveConnection } from "#platform/live/live-connection.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { refetchTopics } from "./out-of-date.ts";

/** Opens the connection and refetches data that changes on the server. Returns a function that ends it. */
export function startLiveUpdates(cache: QueryClient, connection: LiveConnection): () => void {
  let hasConnected = false;
  let isOver = false;
  /** The server refuses browsers that are signed out, so the session is read first. */
  const reconnect = async () => {
    const session = await cache.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
    if (!isOver && session?.household !== null) connection.open();
  };
  const closers = [
    connection.on(ended, ({ reason }) => void (reason === "identity" && reconnect())),
    connection.on(changed, ({ topics }) => refetchTopics(topics, cache)),
    connection.on(hello, ({ isRecovered }) => {
      // Changes during the disconnect were missed.
      if (hasConnected && !isRecovered) refetchTopics(changedTopics, cache);
      hasConnected = true;
    }),
  ];
  connection.open();
  return () => {
    isOver = true;
    for (const stop of closers) stop();
    connection.close();
  };
}
