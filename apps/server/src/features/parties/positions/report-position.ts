import { AppError } from "@goldmane/contracts/errors";
import { drifted } from "@goldmane/contracts/parties/live";
import { leadTimeMs } from "@goldmane/contracts/parties/rules";
import { listParticipants, updateParticipant } from "#features/parties/room/store.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import type { Connection } from "#platform/live/on-command.ts";
import { perApp } from "#platform/per-app.ts";

const emitEveryMs = 1000;
/** Changes of the lead time below this are not noticeable and not stored, in ms. */
const noticeableMs = 100;
/** Minimum interval between two stored values: an unstable connection would keep the disk busy. */
const storeEveryMs = 10_000;

const reportsOf = perApp(() => ({
  /** Drifts that have not been emitted yet, by party. */
  drifts: new Map<string, Map<string, number | null>>(),
  /** The round trip last stored for each connection, and when. */
  stored: new Map<string, { roundTripMs: number; at: number }>(),
}));

type Report = { partyId: string; roundTripMs: number; driftMs: number | null };

/** Emits a participant's drift to the others and stores its round-trip time. */
export async function reportPosition(
  app: App,
  { viewer, connection }: { viewer: ProfileViewer; connection: Connection },
  { partyId, roundTripMs, driftMs }: Report,
): Promise<void> {
  if (!connection.isIn(`party:${partyId}`)) {
    throw new AppError("NOT_FOUND", "This party doesn’t exist or has ended.");
  }
  const profileId = viewer.profile.id;
  const { drifts, stored } = reportsOf(app);
  gather(app, drifts, { partyId, profileId, driftMs });
  const now = app.now();
  const before = stored.get(connection.id) ?? (await readStored(app, { partyId, profileId }));
  const isNoticeable =
    Math.abs(leadTimeMs([before.roundTripMs]) - leadTimeMs([roundTripMs])) >= noticeableMs;
  if (!isNoticeable || now - before.at < storeEveryMs)
    return void stored.set(connection.id, before);
  stored.set(connection.id, { roundTripMs, at: now });
  await updateParticipant(
    app.db,
    { partyId, profileId },
    { round_trip_ms: Math.round(roundTripMs) },
  );
}

/** The value stored by an earlier connection. */
async function readStored(app: App, of: { partyId: string; profileId: string }) {
  const participants = await listParticipants(app.db, of.partyId);
  const self = participants.find(({ profileId }) => profileId === of.profileId);
  return { roundTripMs: self?.roundTripMs ?? 0, at: -Infinity };
}

export function forgetPosition(app: App, connectionId: string): void {
  reportsOf(app).stored.delete(connectionId);
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
    const batch = [...(drifts.get(partyId) ?? [])];
    drifts.delete(partyId);
    const list = batch.map(([id, off]) => ({ profileId: id, driftMs: off }));
    app.live.emit(`party:${partyId}`, drifted, { partyId, drifts: list }, { isVolatile: true });
  }, emitEveryMs);
}
