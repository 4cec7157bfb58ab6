import { AppError } from "@goldmane/contracts/errors";
import { participantsAtMost } from "@goldmane/contracts/parties/limits";
import type { Party } from "@goldmane/contracts/parties/schema";
import { areFriends } from "#features/friends/service.ts";
import type { App, Viewer } from "#platform/app.ts";
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

type Caller = { viewer: Viewer; browser: Pick<Browser, "address"> };

/**
 * Joins by a code, which a link holds as well. Who guesses codes is slowed as who guesses those of
 * households is.
 * @throws AppError NOT_FOUND for a code that opens nothing, NOT_ALLOWED for a party that is not for
 * this profile, was left by the host's wish, shows what this profile may not see, or needs
 * a parent's consent (`requireChildConsent`).
 */
export async function joinParty(
  app: App,
  { viewer, browser }: Caller,
  code: string,
): Promise<Party> {
  const { address } = browser;
  const party = await attempt(app, { subject: `a party code, ${address}`, address }, async () => {
    const found = await findPartyByCode(app.db, code);
    if (!found) throw new AppError("NOT_FOUND", "This code opens no party. Is it still going on?");
    return found;
  });
  await admit(app, viewer, party);
  await publishPartiesChanged(app, party.household_id);
  await broadcastParty(app, party.id);
  return await readParty(app, viewer, party.id);
}

async function admit(app: App, viewer: Viewer, party: PartyRow): Promise<void> {
  const { profile } = viewer;
  if (!profile) throw new AppError("NOT_SIGNED_IN", "Choose a profile first.");
  await requireJoinAccess(app, viewer, party);
  const participants = await listParticipants(app.db, party.id);
  const before = participants.find(({ profileId }) => profileId === profile.id);
  if (before?.kickedAt) {
    throw new AppError("NOT_ALLOWED", "The host would rather go on without you this time.", {
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
    // A child and a guest may have joined at the same moment, each before the other was written.
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

/** Children join at home, teens at their parents' friends' as well, grown-ups wherever they have the code. */
async function requireJoinAccess(app: App, viewer: Viewer, party: PartyRow): Promise<void> {
  const { profile, householdId } = viewer;
  const access = profile?.controls.party ?? "none";
  if (access === "none") throw new AppError("NOT_ALLOWED", "Ask a grown-up about parties.");
  if (party.household_id === householdId) return;
  const mayGoOut = access !== "household" && profile?.role !== "child";
  const isFree = profile?.role !== "teen";
  if (mayGoOut && (isFree || (await areFriends(app, householdId ?? "", party.household_id))))
    return;
  throw new AppError("NOT_ALLOWED", "This party is in another house. Ask a grown-up about it.");
}

/** @throws AppError NOT_ALLOWED while something is on that this viewer may not see. */
export function requireAllowedFilm(app: App, viewer: Viewer, party: PartyRow): void {
  // What only waits on the screen makes way for who comes.
  if (party.title_id === null || party.film_state === "idle") return;
  if (lookUpForAll(app, [viewer], party.title_id)) return;
  const words = "What is on now is not for you. Ask the host to choose something for everybody.";
  throw new AppError("NOT_ALLOWED", words, { reason: "film" });
}
