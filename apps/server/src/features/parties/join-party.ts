import { AppError } from "@goldmane/contracts/errors";
import { participantsAtMost } from "@goldmane/contracts/parties/limits";
import type { Party } from "@goldmane/contracts/parties/schema";
import { areFriends } from "#features/friends/service.ts";
import type { App, Viewer, HouseholdViewer, ProfileViewer } from "#platform/app.ts";
import { attempt } from "#platform/identity/attempts.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { readParty } from "./service.ts";
import { requireChildConsent } from "./room/child-consent.ts";
import { readRoom } from "./room/room.ts";
import { lookUpForAll } from "./room/content-policies.ts";
import {
  findPartyByCode,
  listParticipants,
  type PartyRow,
  updateParticipant,
  upsertParticipant,
} from "./room/store.ts";
import { broadcastParty } from "./room/broadcast-party.ts";
import { publishPartiesChanged } from "./zone/publish-parties-changed.ts";

type Caller = { viewer: ProfileViewer; browser: Pick<Browser, "address"> };

/**
 * Joins a party by the code that was typed or is in the link. Guesses are rate-limited like household
 * codes.
 * @throws AppError NOT_FOUND for a wrong code; NOT_ALLOWED if this profile can't join the party, was
 * removed from it, isn't allowed to see its film, or needs a parent's consent (`requireChildConsent`).
 */
export async function joinParty(
  app: App,
  { viewer, browser }: Caller,
  code: string,
): Promise<Party> {
  const { address } = browser;
  const party = await attempt(app, { subject: `a party code, ${address}`, address }, async () => {
    const found = await findPartyByCode(app.db, code);
    if (!found)
      throw new AppError(
        "NOT_FOUND",
        "That code doesn’t match an open party. Check it, or ask the host for a new one.",
      );
    return found;
  });
  await admit(app, viewer, party);
  await publishPartiesChanged(app, party.household_id);
  await broadcastParty(app, party.id);
  return await readParty(app, viewer, party.id);
}

async function admit(app: App, viewer: ProfileViewer, party: PartyRow): Promise<void> {
  const { profile } = viewer;
  await requireJoinAccess(app, viewer, party);
  const participants = await listParticipants(app.db, party.id);
  const before = participants.find(({ profileId }) => profileId === profile.id);
  if (before?.kickedAt) {
    throw new AppError("NOT_ALLOWED", "The host has removed you from this party.", {
      reason: "kicked",
    });
  }
  await requireConsentToJoin(app, viewer, party.id);
  requireAllowedFilm(app, viewer, party);
  const inIt = participants.filter(({ leftAt, kickedAt }) => leftAt === null && kickedAt === null);
  if (!before && inIt.length >= participantsAtMost) {
    throw new AppError("CONFLICT", "This party is full.");
  }
  const role = inIt.some((one) => one.role === "host") ? "guest" : "host";
  const who = { partyId: party.id, profileId: profile.id };
  await upsertParticipant(app.db, { ...who, role, now: app.now() });
  try {
    // Checked again after the write: a child and a guest may be joining at the same moment.
    await requireConsentToJoin(app, viewer, party.id);
  } catch (error) {
    await updateParticipant(app.db, who, { left_at: app.now() });
    throw error;
  }
}

async function requireConsentToJoin(app: App, viewer: Viewer, partyId: string): Promise<void> {
  const room = await readRoom(app, partyId);
  const { profile, householdId } = viewer;
  if (!room || !profile || !householdId) return;
  const person = { profileId: profile.id, householdId, profileRole: profile.role };
  await requireChildConsent(app, room, person);
}

/** Children can join their own household's parties, teens also those of friend households, adults any. */
async function requireJoinAccess(
  app: App,
  viewer: HouseholdViewer,
  party: PartyRow,
): Promise<void> {
  const { profile, householdId } = viewer;
  const access = profile?.controls.party ?? "none";
  if (access === "none") throw new AppError("NOT_ALLOWED", "Ask a grown-up about parties.");
  if (party.household_id === householdId) return;
  const canLeaveHousehold = access !== "household" && profile?.role !== "child";
  const isAdult = profile?.role !== "teen";
  if (canLeaveHousehold && (isAdult || (await areFriends(app, householdId, party.household_id))))
    return;
  throw new AppError(
    "NOT_ALLOWED",
    "This party belongs to another household. Ask a grown-up first.",
  );
}

/** @throws AppError NOT_ALLOWED while a film is on that this viewer isn't allowed to see. */
export function requireAllowedFilm(app: App, viewer: Viewer, party: PartyRow): void {
  // A film that is only cued in the lobby is removed instead when this viewer joins.
  if (party.title_id === null || party.film_state === "idle") return;
  if (lookUpForAll(app, [viewer], party.title_id)) return;
  const message =
    "This film isn’t for your profile. Ask the host to choose one that everyone can watch.";
  throw new AppError("NOT_ALLOWED", message, { reason: "film" });
}
