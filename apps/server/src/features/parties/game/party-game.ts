import { AppError } from "@goldmane/contracts/errors";
import type { GameId } from "@goldmane/contracts/games/limits";
import type { Party } from "@goldmane/contracts/parties/schema";
import {
  cancelPartyRace,
  joinPartyRace,
  openPartyRace,
  readPartyRace,
} from "#features/games/service.ts";
import { controlPlayback } from "#features/parties/playback/control-playback.ts";
import { broadcastParty } from "#features/parties/room/broadcast-party.ts";
import { requirePermission, requireRoom } from "#features/parties/room/room.ts";
import { readParty } from "#features/parties/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";

/**
 * Pauses the film and opens a race, which the participants then join.
 * @throws AppError NOT_ALLOWED for a guest, CONFLICT while a game is on; otherwise as `openRace`
 */
export async function openGame(
  app: App,
  viewer: ProfileViewer,
  { partyId, game }: { partyId: string; game: GameId },
): Promise<Party> {
  const { room } = await requirePermission(app, viewer, partyId, "show");
  const current = await readPartyRace(app, partyId);
  if (current && current.state !== "over")
    throw new AppError("CONFLICT", "A game is already on in this party.");
  await openPartyRace(app, viewer, { partyId, householdId: room.party.household_id, game });
  await controlPlayback(app, viewer, { partyId, command: { act: "pause" } });
  await broadcastParty(app, partyId);
  return await readParty(app, viewer, partyId);
}

/** @throws AppError NOT_FOUND without a game or outside the party; otherwise as `joinRace` */
export async function joinGame(app: App, viewer: ProfileViewer, partyId: string): Promise<Party> {
  await requireRoom(app, viewer, partyId);
  await joinPartyRace(app, viewer, partyId);
  await broadcastParty(app, partyId);
  return await readParty(app, viewer, partyId);
}

/** Brings everyone back to the party. @throws AppError NOT_ALLOWED for a guest */
export async function closeGame(app: App, viewer: ProfileViewer, partyId: string): Promise<Party> {
  await requirePermission(app, viewer, partyId, "show");
  await cancelPartyRace(app, partyId);
  await broadcastParty(app, partyId);
  return await readParty(app, viewer, partyId);
}
