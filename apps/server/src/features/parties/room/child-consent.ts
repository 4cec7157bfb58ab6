import { AppError } from "@goldmane/contracts/errors";
import { emptyForMs } from "@goldmane/contracts/parties/limits";
import { areFriends } from "#features/friends/service.ts";
import type { App } from "#platform/app.ts";
import { findSessionProfile } from "#platform/identity/session-table.ts";
import type { PartyRoom } from "./room.ts";
import type { ParticipantRow } from "./store.ts";

type Person = Pick<ParticipantRow, "profileId" | "householdId" | "profileRole">;

/**
 * Keeps children apart from other households. A child and someone of another household can
 * be in a party together only if the households are friends and a parent set the child's
 * `partyGuests` to "friends". The error never names the child.
 * @throws AppError NOT_ALLOWED
 */
export async function requireChildConsent(
  app: App,
  room: PartyRoom,
  person: Person,
): Promise<void> {
  if (!(await findUnapproved(app, room, person))) return;
  if (isChild(person)) {
    const message =
      "Someone from another household is in this party. Ask a parent to allow it first.";
    throw new AppError("NOT_ALLOWED", message, { reason: "guest-present" });
  }
  const message = "A child is in this party. Their parent has to approve you first.";
  throw new AppError("NOT_ALLOWED", message, { reason: "child-present" });
}

/** A present participant that this person can't meet without a parent's consent. */
export async function findUnapproved(
  app: App,
  room: PartyRoom,
  person: Person,
): Promise<ParticipantRow | undefined> {
  for (const participant of room.participants) {
    if (participant.profileId === person.profileId || !isHere(app, room, participant)) continue;
    if (!(await canMeet(app, person, participant))) return participant;
  }
  return undefined;
}

/** A participant who lost the connection in the last minutes counts as present: they may reconnect any moment. */
function isHere(app: App, { present }: PartyRoom, { profileId, awayAt }: ParticipantRow): boolean {
  return present.has(profileId) || awayAt === null || app.now() - awayAt < emptyForMs;
}

async function canMeet(app: App, one: Person, other: Person): Promise<boolean> {
  if (one.householdId === other.householdId) return true;
  const children = [one, other].filter(isChild);
  if (children.length === 0) return true;
  if (!(await areFriends(app, one.householdId, other.householdId))) return false;
  const profiles = children.map(({ profileId }) => findSessionProfile(app.db, profileId));
  return (await Promise.all(profiles)).every(
    (profile) => profile?.controls.partyGuests === "friends",
  );
}

function isChild({ profileRole }: Person): boolean {
  return profileRole === "child";
}
