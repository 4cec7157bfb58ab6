import type { ChangedTopic } from "@goldmane/contracts/live/schema";
import type { App, Viewer } from "#platform/app.ts";
import type { BusEvent } from "#platform/bus/bus.ts";
import type { CommandHandler } from "./on-command.ts";
import type { Room } from "./live-server.ts";

/** What an event on the bus makes out of date, and in whose browsers. */
export type Change = {
  event: BusEvent<unknown>;
  topics: readonly ChangedTopic[];
  rooms: (payload: never) => readonly Room[];
};

export function changes<T>(
  event: BusEvent<T>,
  topics: readonly ChangedTopic[],
  rooms: (payload: T) => readonly Room[],
): Change {
  return { event, topics, rooms };
}

/** What one feature adds to the live connection. */
export type LiveFeature = {
  commands?: readonly CommandHandler[];
  changes?: readonly Change[];
  /** Whether somebody who is signed in to nothing may have a connection all the same. */
  isGuestAllowed?: (app: App, viewer: Viewer) => Promise<boolean>;
  /** A connection is gone, whose rooms these were. */
  onDisconnect?: (
    app: App,
    viewer: Viewer,
    connection: { id: string; rooms: readonly Room[] },
  ) => Promise<void>;
};
