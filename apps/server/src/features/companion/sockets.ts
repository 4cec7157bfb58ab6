import type { App, Viewer } from "#platform/app.ts";
import type { Room } from "#platform/live/live-server.ts";
import { markRemoteAway } from "./remotes.ts";
import { markScreenAway } from "./screens.ts";
import { findRemote, holdsRemote } from "./store.ts";

/** Somebody who is signed in to nothing comes onto the line for the remote that they hold. */
export async function isGuestAllowed(app: App, { sessionId }: Viewer): Promise<boolean> {
  return sessionId !== "" && (await holdsRemote(app.db, sessionId));
}

/** A connection ended, whose rooms these were: nobody else may be in them. */
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
    app.log.warn({ err: error }, "not every node said who holds a remote");
    return false;
  }
}
