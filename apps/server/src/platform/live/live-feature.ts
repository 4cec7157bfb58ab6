import type { ChangedTopic } from "@goldmane/contracts/live/schema";
import type { App, Viewer } from "#platform/app.ts";
import type { Bus, BusEvent } from "#platform/bus/bus.ts";
import type { CommandHandler } from "./on-command.ts";
import type { Room } from "./live-server.ts";

/** The topics that a bus event makes outdated, and the rooms to notify. */
export type Change = {
  topics: readonly ChangedTopic[];
  /** Calls `emit` at each event. Returns a function that unsubscribes. */
  subscribe: (bus: Bus, emit: (rooms: readonly Room[]) => void) => () => void;
};

export function changes<T>(
  event: BusEvent<T>,
  topics: readonly ChangedTopic[],
  rooms: (payload: T) => readonly Room[],
): Change {
  return {
    topics,
    subscribe: (bus, emit) => bus.subscribe(event, (payload) => emit(rooms(payload))),
  };
}

/** A feature's part of the live connection. */
export type LiveFeature = {
  commands?: readonly CommandHandler[];
  changes?: readonly Change[];
  /** Whether a browser without a household can connect, as a guest. */
  isGuestAllowed?: (app: App, viewer: Viewer) => Promise<boolean>;
  /** Runs after a disconnect; `rooms` are those that the socket was in. */
  onDisconnect?: (
    app: App,
    viewer: Viewer,
    connection: { id: string; rooms: readonly Room[] },
  ) => Promise<void>;
};
