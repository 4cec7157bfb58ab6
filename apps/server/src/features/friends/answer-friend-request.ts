import { AppError } from "@goldmane/contracts/errors";
import { friendsAtMost } from "@goldmane/contracts/friends/limits";
import type { FriendList } from "@goldmane/contracts/friends/schema";
import type { App, HouseholdViewer } from "#platform/app.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { friendsChanged } from "./events.ts";
import { readFriends } from "./service.ts";
import {
  deleteFriendship,
  deleteRequestsBetween,
  insertFriendship,
  listFriendships,
  listRequests,
  type RequestRow,
} from "./store.ts";

/** @throws AppError NOT_FOUND, also for this household's own request: only the recipient can accept. */
export async function acceptFriendRequest(
  app: App,
  viewer: HouseholdViewer,
  id: string,
): Promise<FriendList> {
  const { householdId, fromId } = await requireRequest(app, viewer, id);
  if (householdId !== viewer.householdId) throw noRequest();
  for (const one of [householdId, fromId]) {
    if ((await listFriendships(app.db, one)).length >= friendsAtMost) {
      throw new AppError("CONFLICT", "One of your households has the maximum number of friends.");
    }
  }
  await app.db.transaction().execute(async (db) => {
    // The request may have been withdrawn in the meantime.
    if (!(await deleteRequestsBetween(db, householdId, fromId))) throw noRequest();
    await insertFriendship(db, { householdId, fromId, now: app.now() });
    await recordAudit(app, db, { ...byViewer(viewer), kind: "friends.made" });
  });
  await app.bus.publish(friendsChanged, { householdIds: [householdId, fromId] });
  return await readFriends(app, viewer);
}

/** Declines a request or withdraws one's own. The other household is not notified. */
export async function deleteFriendRequest(
  app: App,
  viewer: HouseholdViewer,
  id: string,
): Promise<void> {
  const { householdId, fromId } = await requireRequest(app, viewer, id);
  await deleteRequestsBetween(app.db, householdId, fromId);
  await app.bus.publish(friendsChanged, { householdIds: [householdId, fromId] });
}

export async function endFriendship(
  app: App,
  viewer: HouseholdViewer,
  friendId: string,
): Promise<void> {
  const householdId = viewer.householdId;
  if (friendId === householdId || !(await deleteFriendship(app.db, householdId, friendId))) {
    throw new AppError("NOT_FOUND", "You aren’t friends with this household.");
  }
  await recordAudit(app, app.db, { ...byViewer(viewer), kind: "friends.ended" });
  await app.bus.publish(friendsChanged, { householdIds: [householdId, friendId] });
}

async function requireRequest(app: App, viewer: HouseholdViewer, id: string): Promise<RequestRow> {
  const all = await listRequests(app.db, viewer.householdId);
  const request = all.find((one) => one.id === id);
  if (!request) throw noRequest();
  return request;
}

function noRequest(): AppError {
  return new AppError("NOT_FOUND", "This friend request was already answered or withdrawn.");
}
