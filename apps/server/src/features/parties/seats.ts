import type { Line, Party } from "@goldmane/contracts/parties/schema";
import type { App, Viewer } from "#platform/app.ts";
import type { Connection } from "#platform/live/on-command.ts";
import type { Room } from "#platform/live/live-server.ts";
import { readLines } from "./chat/keep-chat.ts";
import { keepToLimits, settleFilm, stopWaitingFor } from "./film/run-film.ts";
import { requireSight } from "./join-party.ts";
import { findPresent, requireRoom } from "./room/room.ts";
import { readParty } from "./service.ts";
import { updateMember, updateParty } from "./room/store.ts";
import { emitParty } from "./room/emit-party.ts";

type Mark = {
  partyId: string;
  isReady?: boolean | undefined;
  isWaitedFor?: boolean | undefined;
};
type Seated = { viewer: Viewer; connection: Connection };

/** Takes a seat in a party that this viewer joined before. Who may not see what is on gets none. */
export async function enterParty(
  app: App,
  { viewer, connection }: Seated,
  partyId: string,
): Promise<{ party: Party; lines: Line[] }> {
  await requireRoom(app, viewer, partyId);
  await connection.join(`party:${partyId}`);
  try {
    // What is on is asked after the seat was taken: whoever puts on a film from now on sees it.
    const { room, self } = await requireRoom(app, viewer, partyId);
    requireSight(app, viewer, room.party);
    if (self.awayAt !== null) {
      await updateMember(app.db, { partyId, profileId: self.profileId }, { away_at: null });
    }
    if (room.party.emptied_at !== null) await updateParty(app.db, partyId, { emptied_at: null });
  } catch (error) {
    await connection.leave(`party:${partyId}`);
    throw error;
  }
  await keepToLimits(app, partyId);
  await settleFilm(app, partyId);
  await emitParty(app, partyId);
  return { party: await readParty(app, viewer, partyId), lines: await readLines(app, partyId) };
}

export async function stepOut(
  app: App,
  { viewer, connection }: Seated,
  partyId: string,
): Promise<void> {
  if (!connection.isIn(`party:${partyId}`)) return;
  await connection.leave(`voice:${partyId}`);
  await connection.leave(`party:${partyId}`);
  await noticeAbsence(app, viewer, partyId);
}

/** A connection ended: in each of its parties a seat may be empty now. */
export async function leaveSeats(app: App, viewer: Viewer, rooms: readonly Room[]): Promise<void> {
  for (const room of rooms) {
    if (room.startsWith("party:")) await noticeAbsence(app, viewer, room.slice("party:".length));
  }
}

/** Ready or not in the lobby; waited for or not while a film runs; and how far away. */
export async function markMember(
  app: App,
  viewer: Viewer,
  { partyId, isReady, isWaitedFor }: Mark,
): Promise<void> {
  const { self } = await requireRoom(app, viewer, partyId);
  await updateMember(
    app.db,
    { partyId, profileId: self.profileId },
    {
      ...(isReady !== undefined && { is_ready: isReady ? 1 : 0 }),
      ...(isWaitedFor !== undefined && { is_waited_for: isWaitedFor ? 1 : 0 }),
    },
  );
  if (isWaitedFor === false) await stopWaitingFor(app, partyId, self.profileId);
  await emitParty(app, partyId);
}

async function noticeAbsence(app: App, viewer: Viewer, partyId: string): Promise<void> {
  const profileId = viewer.profile?.id ?? "";
  const present = await findPresent(app, partyId);
  if (present.has(profileId)) return;
  await updateMember(app.db, { partyId, profileId }, { away_at: app.now() });
  if (present.size === 0) await updateParty(app.db, partyId, { emptied_at: app.now() });
  await stopWaitingFor(app, partyId, profileId);
  await emitParty(app, partyId);
}
