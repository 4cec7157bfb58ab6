import { isGrownUp } from "@goldmane/contracts/family/rules";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import type {
  Companion,
  Friend,
  FriendList,
  FriendRequest,
} from "@goldmane/contracts/friends/schema";
import { readFamily, readHouseholdName } from "#features/family/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { findSessionProfile } from "#platform/identity/session-table.ts";
import { presentCompanion, presentFace } from "./present.ts";
import { findCodeEnd, listFriendships, listRequests, type RequestRow } from "./store.ts";

export async function readFriends(app: App, viewer: Viewer): Promise<FriendList> {
  const householdId = viewer.householdId ?? "";
  const friendships = await listFriendships(app.db, householdId);
  const requests = await listRequests(app.db, householdId);
  return {
    friends: await Promise.all(
      friendships.map(async ({ friendId, since }): Promise<Friend> => ({
        householdId: friendId,
        name: (await readHouseholdName(app, friendId)) ?? "",
        since,
        grownUps: (await listGrownUps(app, friendId)).map(presentFace),
      })),
    ),
    requests: await Promise.all(requests.map((one) => describeRequest(app, one, householdId))),
    codeUntil: await findCodeEnd(app.db, householdId, app.now()),
  };
}

/** A request as one of the two households sees it. */
export async function describeRequest(
  app: App,
  { id, householdId, fromId, profileId, askedAt }: RequestRow,
  ownId: string,
): Promise<FriendRequest> {
  const isOwn = fromId === ownId;
  const family = await readFamily(app, { householdId: fromId });
  const name = await readHouseholdName(app, isOwn ? householdId : fromId);
  const asker = family.find((one) => one.id === profileId);
  const askedBy = asker ? presentFace(asker) : { displayName: "", avatarUrl: "" };
  return { id, name: name ?? "", askedBy, askedAt, isOwn };
}

/** The households that one is friends with. */
export async function listFriendIds(app: App, householdId: string): Promise<string[]> {
  return (await listFriendships(app.db, householdId)).map(({ friendId }) => friendId);
}

export async function areFriends(app: App, one: string, other: string): Promise<boolean> {
  return (await listFriendIds(app, one)).includes(other);
}

/**
 * Whether a profile goes to friends' parties. A parent's word is `controls.party`; children stay in
 * their own house whatever it says.
 */
export function goesToFriends(profile: Viewer["profile"]): boolean {
  if (!profile || profile.role === "child") return false;
  return profile.controls.party === "host" || profile.controls.party === "join";
}

/** Whom a profile may ask to watch along: its family; and for grown-ups, those of their friends. */
export async function readCompany(app: App, viewer: Viewer): Promise<Companion[]> {
  const { profile, householdId } = viewer;
  if (!profile || !householdId) return [];
  const family = (await listActive(app, householdId)).filter(({ id }) => id !== profile.id);
  const own = family.map((one) => presentCompanion(one, null));
  if (!isGrownUp(profile.role) || !goesToFriends(profile)) return own;
  const friends = await listFriendIds(app, householdId);
  const theirs = await Promise.all(
    friends.map(async (id) => {
      const household = (await readHouseholdName(app, id)) ?? "";
      const grownUps = await listGrownUps(app, id);
      const allowed = await Promise.all(
        grownUps.map(async (one) => goesToFriends(await findSessionProfile(app.db, one.id))),
      );
      return grownUps.filter((_, at) => allowed[at]).map((one) => presentCompanion(one, household));
    }),
  );
  return [...own, ...theirs.flat()];
}

type FriendNews = { id: string; name: string; at: number; kind: "asks" | "accepted" };

/** What parents are told by the bell: who asks, and who said yes to what they asked. */
export async function readFriendNews(
  app: App,
  { profile, householdId }: Viewer,
  since: number,
): Promise<FriendNews[]> {
  if (profile?.role !== "parent" || !householdId) return [];
  const requests = (await listRequests(app.db, householdId)).filter(
    (one) => one.householdId === householdId && one.askedAt >= since,
  );
  const accepted = (await listFriendships(app.db, householdId)).filter(
    (one) => one.hasAsked && one.since >= since,
  );
  const news = [
    ...requests.map(({ id, fromId, askedAt }) => ({
      id,
      from: fromId,
      at: askedAt,
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
