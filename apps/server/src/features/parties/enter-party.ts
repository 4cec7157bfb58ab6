import type { ChatMessage, Party } from "@goldmane/contracts/parties/schema";
import { hasProfile, type App, type Viewer, type ProfileViewer } from "#platform/app.ts";
import type { Connection } from "#platform/live/on-command.ts";
import type { Room } from "#platform/live/live-server.ts";
import { readChatMessages } from "./chat/chat.ts";
import {
  stopDisallowedFilm,
  applyDueTransition,
  stopWaitingFor,
} from "./playback/control-playback.ts";
import { requireAllowedFilm } from "./join-party.ts";
import { findPresent, requireRoom } from "./room/room.ts";
import { readParty } from "./service.ts";
import { updateParticipant, updateParty } from "./room/store.ts";
import { broadcastParty } from "./room/broadcast-party.ts";

type Mark = {
  partyId: string;
  isReady?: boolean | undefined;
  isWaitedFor?: boolean | undefined;
};
type Caller = { viewer: ProfileViewer; connection: Connection };

/** Subscribes this connection to a party that the viewer has joined, if they are allowed to see its film. */
export async function enterParty(
  app: App,
  { viewer, connection }: Caller,
  partyId: string,
): Promise<{ party: Party; messages: ChatMessage[] }> {
  await requireRoom(app, viewer, partyId);
  await connection.join(`party:${partyId}`);
  try {
    // Checked after entering the room: any film started from now on takes this participant into account.
    const { room, self } = await requireRoom(app, viewer, partyId);
    requireAllowedFilm(app, viewer, room.party);
    if (self.awayAt !== null) {
      await updateParticipant(app.db, { partyId, profileId: self.profileId }, { away_at: null });
    }
    if (room.party.emptied_at !== null) await updateParty(app.db, partyId, { emptied_at: null });
  } catch (error) {
    await connection.leave(`party:${partyId}`);
    throw error;
  }
  await stopDisallowedFilm(app, partyId);
  await applyDueTransition(app, partyId);
  await broadcastParty(app, partyId);
  return {
    party: await readParty(app, viewer, partyId),
    messages: await readChatMessages(app, partyId),
  };
}

export async function exitParty(
  app: App,
  { viewer, connection }: Caller,
  partyId: string,
): Promise<void> {
  if (!connection.isIn(`party:${partyId}`)) return;
  await connection.leave(`voice:${partyId}`);
  await connection.leave(`party:${partyId}`);
  await markAbsent(app, viewer, partyId);
}

/** Called when a connection ends: its profile may now be absent from each of these parties. */
export async function markAbsentFromParties(
  app: App,
  viewer: Viewer,
  rooms: readonly Room[],
): Promise<void> {
  if (!hasProfile(viewer)) return;
  for (const room of rooms) {
    if (room.startsWith("party:")) await markAbsent(app, viewer, room.slice("party:".length));
  }
}

/** Sets whether the viewer is ready in the lobby, or waited for during a film. */
export async function updateOwnState(
  app: App,
  viewer: Viewer,
  { partyId, isReady, isWaitedFor }: Mark,
): Promise<void> {
  const { self } = await requireRoom(app, viewer, partyId);
  await updateParticipant(
    app.db,
    { partyId, profileId: self.profileId },
    {
      ...(isReady !== undefined && { is_ready: isReady ? 1 : 0 }),
      ...(isWaitedFor !== undefined && { is_waited_for: isWaitedFor ? 1 : 0 }),
    },
  );
  if (isWaitedFor === false) await stopWaitingFor(app, partyId, self.profileId);
  await broadcastParty(app, partyId);
}

async function markAbsent(app: App, viewer: ProfileViewer, partyId: string): Promise<void> {
  const profileId = viewer.profile.id;
  const present = await findPresent(app, partyId);
  if (present.has(profileId)) return;
  await updateParticipant(app.db, { partyId, profileId }, { away_at: app.now() });
  if (present.size === 0) await updateParty(app.db, partyId, { emptied_at: app.now() });
  await stopWaitingFor(app, partyId, profileId);
  await broadcastParty(app, partyId);
}
