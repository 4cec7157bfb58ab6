import { AppError } from "@goldmane/contracts/errors";
import { queueAtMost } from "@goldmane/contracts/parties/limits";
import { findTitle } from "#features/library/service.ts";
import {
  assertCanDo,
  requirePermission,
  requireRoom,
  listPresent,
} from "#features/parties/room/room.ts";
import { requireForAll, readContentPolicies } from "#features/parties/room/content-policies.ts";
import { broadcastParty } from "#features/parties/room/broadcast-party.ts";
import type { App, Viewer, ProfileViewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { deleteItem, deleteVote, insertItem, insertVote, listQueue } from "./store.ts";

type InParty = { partyId: string };

/** @throws AppError NOT_ALLOWED for a title that someone present isn't allowed to see. */
export async function queueTitle(
  app: App,
  viewer: ProfileViewer,
  { partyId, titleId }: InParty & { titleId: string },
): Promise<void> {
  const { room } = await requirePermission(app, viewer, partyId, "queue");
  findTitle(app, viewer, titleId);
  const present = listPresent(room).map(({ profileId }) => profileId);
  requireForAll(app, [viewer, ...(await readContentPolicies(app, present))], titleId);
  if ((await listQueue(app.db, partyId)).length >= queueAtMost) {
    throw new AppError("CONFLICT", "The queue is full. Watch something first.");
  }
  const now = app.now();
  const profileId = viewer.profile.id;
  await insertItem(app.db, { id: newId(now), partyId, profileId, titleId, now });
  await broadcastParty(app, partyId);
}

/** Removes one's own item or, as host or co-host, anyone's. */
export async function removeQueueItem(
  app: App,
  viewer: Viewer,
  { partyId, itemId }: InParty & { itemId: string },
): Promise<void> {
  const found = await requireRoom(app, viewer, partyId);
  const item = await requireItem(app, partyId, itemId);
  if (item.profileId !== found.self.profileId) assertCanDo("moderate", found);
  await deleteItem(app.db, partyId, item.id);
  await broadcastParty(app, partyId);
}

export async function voteForQueueItem(
  app: App,
  viewer: Viewer,
  { partyId, itemId, isWanted }: InParty & { itemId: string; isWanted: boolean },
): Promise<void> {
  const { self } = await requireRoom(app, viewer, partyId);
  const item = await requireItem(app, partyId, itemId);
  if (isWanted) await insertVote(app.db, item.id, self.profileId);
  else await deleteVote(app.db, item.id, self.profileId);
  await broadcastParty(app, partyId);
}

async function requireItem(app: App, partyId: string, itemId: string) {
  const item = (await listQueue(app.db, partyId)).find(({ id }) => id === itemId);
  if (!item) throw new AppError("NOT_FOUND", "That film is no longer in the queue.");
  return item;
}
