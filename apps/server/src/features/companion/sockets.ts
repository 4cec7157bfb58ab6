import type { App, Viewer } from "#platform/app.ts";
import type { Room } from "#platform/live/live-server.ts";
import { markRemoteAway } from "./remotes.ts";
import { markScreenAway } from "./screens.ts";
import { findRemote, holdsRemote } from "./store.ts";

/** A browser without a household can connect while it holds a remote. */
export async function isGuestAllowed(app: App, { sessionId }: Viewer): Promise<boolean> {
  return sessionId !== null && (await holdsRemote(app.db, sessionId));
}

/** Marks the screens and remotes of a closed connection away, unless another connection has them. */
export async function releaseSockets(app: App, rooms: readonly Room[]): Promise<void> {
  for (const room of rooms) {
    const id = room.slice(room.indexOf(":") + 1);
    if (room.startsWith("screen:") && !(await isConnected(app, room)))
      await markScreenAway(app, id);
    if (room.startsWith("remote:") && !(await isConnected(app, room))) {
      const remote = await findRemote(app.db, id);
      if (remote) await markRemoteAway(app, id, remote.screen_id);
    }
  }
}

async function isConnected(app: App, room: Room): Promise<boolean> {
  try {
    return await app.live.hasAny(room);
  } catch (error) {
    app.log.warn(
      { event: "companion.presence_incomplete", err: error },
      "Not every node reported its screens and remotes.",
    );
    return false;
  }
}
