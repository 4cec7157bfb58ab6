import { AppError } from "@goldmane/contracts/errors";
import { drifted } from "@goldmane/contracts/parties/live";
import { updateMember } from "#features/parties/room/store.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { Connection } from "#platform/live/hearing.ts";
import { perApp } from "#platform/per-app.ts";

const tellEveryMs = 1000;
/** A line that is better or worse by less changes nothing that anybody would notice. */
const worthKeepingMs = 50;

const reportsOf = perApp(() => ({
  /** By party, what has not been told yet: how far each is off. */
  drifts: new Map<string, Map<string, number | null>>(),
  /** What was last kept of a member's line. */
  roundTrips: new Map<string, number>(),
}));

type Report = { partyId: string; roundTripMs: number; driftMs: number | null };

/** Shows the others how far a member is off, and keeps how slow its line is. */
export async function reportPlace(
  app: App,
  { viewer, connection }: { viewer: Viewer; connection: Connection },
  { partyId, roundTripMs, driftMs }: Report,
): Promise<void> {
  if (!connection.isIn(`party:${partyId}`)) {
    throw new AppError("NOT_FOUND", "There is no such party.");
  }
  const profileId = viewer.profile?.id ?? "";
  const { drifts, roundTrips } = reportsOf(app);
  gather(app, drifts, { partyId, profileId, driftMs });
  const known = roundTrips.get(connection.id) ?? 0;
  if (Math.abs(known - roundTripMs) < worthKeepingMs) return;
  roundTrips.set(connection.id, roundTripMs);
  await updateMember(app.db, { partyId, profileId }, { round_trip_ms: Math.round(roundTripMs) });
}

export function forgetPlace(app: App, connectionId: string): void {
  reportsOf(app).roundTrips.delete(connectionId);
}

function gather(
  app: App,
  drifts: Map<string, Map<string, number | null>>,
  { partyId, profileId, driftMs }: { partyId: string; profileId: string; driftMs: number | null },
): void {
  const waiting = drifts.get(partyId);
  if (waiting) return void waiting.set(profileId, driftMs);
  drifts.set(partyId, new Map([[profileId, driftMs]]));
  setTimeout(() => {
    const told = [...(drifts.get(partyId) ?? [])];
    drifts.delete(partyId);
    const list = told.map(([id, off]) => ({ profileId: id, driftMs: off }));
    app.live.tell(`party:${partyId}`, drifted, { partyId, drifts: list }, { isFleeting: true });
  }, tellEveryMs);
}
