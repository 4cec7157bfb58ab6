import { isGrownUp } from "@goldmane/contracts/family/rules";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import type {
  Invitee,
  Friend,
  FriendList,
  FriendRequest,
} from "@goldmane/contracts/friends/schema";
import { readFamily, readHouseholdName } from "#features/family/service.ts";
import type { App, Viewer, HouseholdViewer } from "#platform/app.ts";
import { findSessionProfile } from "#platform/identity/session-table.ts";
import { presentInvitee, presentPerson } from "./present.ts";
import { findCodeExpiry, listFriendships, listRequests, type RequestRow } from "./store.ts";

export async function readFriends(app: App, viewer: HouseholdViewer): Promise<FriendList> {
  const householdId = viewer.householdId;
  const friendships = await listFriendships(app.db, householdId);
  const requests = await listRequests(app.db, householdId);
  return {
    friends: await Promise.all(
      friendships.map(async ({ friendId, since }): Promise<Friend> => ({
        householdId: friendId,
        name: (await readHouseholdName(app, friendId)) ?? "",
        since,
        grownUps: (await listGrownUps(app, friendId)).map(presentPerson),
      })),
    ),
    requests: await Promise.all(requests.map((one) => describeRequest(app, one, householdId))),
    codeExpiresAt: await findCodeExpiry(app.db, householdId, app.now()),
  };
}

/** A friend request as household `ownId` sees it. */
export async function describeRequest(
  app: App,
  { id, householdId, fromId, profileId, requestedAt }: RequestRow,
  ownId: string,
): Promise<FriendRequest> {
  const isOwn = fromId === ownId;
  const family = await readFamily(app, { householdId: fromId });
  const name = await readHouseholdName(app, isOwn ? householdId : fromId);
  const asker = family.find((one) => one.id === profileId);
  const requestedBy = asker ? presentPerson(asker) : { displayName: "", avatarUrl: "" };
  return { id, name: name ?? "", requestedBy, requestedAt, isOwn };
}

/** Ids of the households that this one is friends with. */
export async function listFriendIds(app: App, householdId: string): Promise<string[]> {
  return (await listFriendships(app.db, householdId)).map(({ friendId }) => friendId);
}

export async function areFriends(app: App, one: string, other: string): Promise<boolean> {
  return (await listFriendIds(app, one)).includes(other);
}

/**
 * Whether a profile can join parties of friend households: as `controls.party` says, but never for
 * children.
 */
export function canJoinFriendParties(profile: Viewer["profile"]): boolean {
  if (!profile || profile.role === "child") return false;
  return profile.controls.party === "host" || profile.controls.party === "join";
}

/** People a profile can invite: its family and, for adults, the adults of friend households. */
export async function listInvitees(app: App, viewer: Viewer): Promise<Invitee[]> {
  const { profile, householdId } = viewer;
  if (!profile || !householdId) return [];
  const family = (await listActive(app, householdId)).filter(({ id }) => id !== profile.id);
  const own = family.map((one) => presentInvitee(one, null));
  if (!isGrownUp(profile.role) || !canJoinFriendParties(profile)) return own;
  const friends = await listFriendIds(app, householdId);
  const friendAdults = await Promise.all(
    friends.map(async (id) => {
      const household = (await readHouseholdName(app, id)) ?? "";
      const grownUps = await listGrownUps(app, id);
      const allowed = await Promise.all(
        grownUps.map(async (one) => canJoinFriendParties(await findSessionProfile(app.db, one.id))),
      );
      return grownUps.filter((_, at) => allowed[at]).map((one) => presentInvitee(one, household));
    }),
  );
  return [...own, ...friendAdults.flat()];
}

type FriendNews = { id: string; name: string; at: number; kind: "asks" | "accepted" };

/** Notifications for parents: incoming requests, and acceptances of their own. */
export async function readFriendNews(
  app: App,
  { profile, householdId }: Viewer,
  since: number,
): Promise<FriendNews[]> {
  if (profile?.role !== "parent" || !householdId) return [];
  const requests = (await listRequests(app.db, householdId)).filter(
    (one) => one.householdId === householdId && one.requestedAt >= since,
  );
  const accepted = (await listFriendships(app.db, householdId)).filter(
    (one) => one.isRequester && one.since >= since,
  );
  const news = [
    ...requests.map(({ id, fromId, requestedAt }) => ({
      id,
      from: fromId,
      at: requestedAt,
      kind: "asks" as const,
    })),
    ...accepted.map(({ friendId, since: at }) => ({
      id: friendId,
      from: friendId,
      at,
      kind: "accepted" as const,
    })),
  ];
  return await Promise.all(
    news.map(async ({ from, ...one }) => ({
      ...one,
      name: (await readHouseholdName(app, from)) ?? "",
    })),
  );
}

async function listActive(app: App, householdId: string): Promise<FamilyProfile[]> {
  return (await readFamily(app, { householdId })).filter(({ status }) => status === "active");
}

async function listGrownUps(app: App, householdId: string): Promise<FamilyProfile[]> {
  return (await listActive(app, householdId)).filter(({ role }) => isGrownUp(role));
}
