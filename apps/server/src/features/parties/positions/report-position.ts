import { AppError } from "@goldmane/contracts/errors";
import { drifted } from "@goldmane/contracts/parties/live";
import { leadTimeMs } from "@goldmane/contracts/parties/rules";
import { listParticipants, updateParticipant } from "#features/parties/room/store.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { Connection } from "#platform/live/on-command.ts";
import { perApp } from "#platform/per-app.ts";

const tellEveryMs = 1000;
/** A line that puts commands off by so little more or less changes nothing that anybody would notice. */
const worthKeepingMs = 100;
/** Each time it is kept the disk is waited for: a line that comes and goes would keep it busy. */
const keptEveryMs = 10_000;

const reportsOf = perApp(() => ({
  /** By party, what has not been told yet: how far each is off. */
  drifts: new Map<string, Map<string, number | null>>(),
  /** By connection, what was last kept of a member's line, and when. */
  kept: new Map<string, { roundTripMs: number; at: number }>(),
}));

type Report = { partyId: string; roundTripMs: number; driftMs: number | null };

/** Shows the others how far a member is off, and keeps how slow its line is. */
export async function reportPosition(
  app: App,
  { viewer, connection }: { viewer: Viewer; connection: Connection },
  { partyId, roundTripMs, driftMs }: Report,
): Promise<void> {
  if (!connection.isIn(`party:${partyId}`)) {
    throw new AppError("NOT_FOUND", "There is no such party.");
  }
  const profileId = viewer.profile?.id ?? "";
  const { drifts, kept } = reportsOf(app);
  gather(app, drifts, { partyId, profileId, driftMs });
  const now = app.now();
  const before = kept.get(connection.id) ?? (await readKept(app, { partyId, profileId }));
  const isNews =
    Math.abs(leadTimeMs([before.roundTripMs]) - leadTimeMs([roundTripMs])) >= worthKeepingMs;
  if (!isNews || now - before.at < keptEveryMs) return void kept.set(connection.id, before);
  kept.set(connection.id, { roundTripMs, at: now });
  await updateParticipant(
    app.db,
    { partyId, profileId },
    { round_trip_ms: Math.round(roundTripMs) },
  );
}

/** What an earlier connection left: this one may be better. */
async function readKept(app: App, of: { partyId: string; profileId: string }) {
  const participants = await listParticipants(app.db, of.partyId);
  const self = participants.find(({ profileId }) => profileId === of.profileId);
  return { roundTripMs: self?.roundTripMs ?? 0, at: -Infinity };
}

export function forgetPosition(app: App, connectionId: string): void {
  reportsOf(app).kept.delete(connectionId);
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
    app.live.emit(`party:${partyId}`, drifted, { partyId, drifts: list }, { isVolatile: true });
  }, tellEveryMs);
}
