import { AppError } from "@goldmane/contracts/errors";
import type { FriendRequest } from "@goldmane/contracts/friends/schema";
import type { App, ProfileViewer } from "#platform/app.ts";
import { attempt } from "#platform/identity/attempts.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { newId } from "#platform/ids.ts";
import { friendsChanged } from "./events.ts";
import { hashFriendCode } from "./friend-code.ts";
import { describeRequest } from "./service.ts";
import {
  deleteUsedCode,
  findCodeOwner,
  insertRequest,
  listFriendships,
  listRequests,
} from "./store.ts";

type Caller = { viewer: ProfileViewer; browser: Pick<Browser, "address"> };

/**
 * Sends a friend request to the household that created the code and uses the code up. Guesses are
 * rate-limited like household codes.
 * @throws AppError NOT_FOUND for a wrong, expired or used code; CONFLICT for the household's own code,
 * or when the two are friends or have an open request.
 */
export async function sendFriendRequest(
  app: App,
  { viewer, browser }: Caller,
  code: string,
): Promise<FriendRequest> {
  const { address } = browser;
  const codeHash = hashFriendCode(app, code);
  const householdId = await attempt(
    app,
    { subject: `a friends' code, ${address}`, address },
    async () => {
      const owner = await findCodeOwner(app.db, codeHash, app.now());
      if (!owner) throw new AppError("NOT_FOUND", "This code is wrong, expired or already used.");
      return owner;
    },
  );
  const fromId = viewer.householdId;
  if (householdId === fromId) {
    throw new AppError("CONFLICT", "That’s your own code. Share it with another household.");
  }
  await requireNoRelation(app, fromId, householdId);
  const now = app.now();
  const profileId = viewer.profile.id;
  const request = { id: newId(now), householdId, fromId, profileId, requestedAt: now };
  await app.db.transaction().execute(async (db) => {
    if (!(await deleteUsedCode(db, codeHash))) {
      throw new AppError("NOT_FOUND", "This code is wrong, expired or already used.");
    }
    await insertRequest(db, request);
    await recordAudit(app, db, { ...byViewer(viewer), kind: "friends.requested" });
  });
  await app.bus.publish(friendsChanged, { householdIds: [householdId, fromId] });
  return await describeRequest(app, request, fromId);
}

/** @throws AppError CONFLICT if the two are friends or have an open request. */
async function requireNoRelation(app: App, fromId: string, householdId: string): Promise<void> {
  const friends = await listFriendships(app.db, fromId);
  if (friends.some(({ friendId }) => friendId === householdId)) {
    throw new AppError("CONFLICT", "You’re already friends with this household.");
  }
  const open = await listRequests(app.db, fromId);
  if (open.some((one) => [one.householdId, one.fromId].includes(householdId))) {
    throw new AppError("CONFLICT", "There’s already a friend request between your households.");
  }
}
