import { isGrownUp } from "@goldmane/contracts/family/rules";
import { readFamily } from "#features/family/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { readRetention } from "./conversation.ts";
import { listSafetyAlerts } from "./store.ts";

const dayMs = 24 * 3_600_000;

/** A safety alert about a child or teen. Its text is in the conversation only. */
export type ReportedAlert = { lineId: string; profileId: string; displayName: string; at: number };

/**
 * The latest alert of each child and teen, for a parent; at most one per profile, so that a bad day
 * doesn't flood the notifications. Empty if the household keeps no conversations.
 */
export async function readSafetyAlerts(
  app: App,
  viewer: Viewer,
  since: number,
): Promise<ReportedAlert[]> {
  if (viewer.profile?.role !== "parent") return [];
  const young = (await readFamily(app, viewer)).filter(({ role }) => !isGrownUp(role));
  if (young.length === 0) return [];
  const kept = app.now() - (await readRetention(app, viewer)) * dayMs;
  const ids = young.map(({ id }) => id);
  const alerts = await listSafetyAlerts(app.db, { profileIds: ids, since: Math.max(since, kept) });
  return young.flatMap(({ id, displayName }) => {
    const latest = alerts.find(({ profile_id }) => profile_id === id);
    return latest ? [{ lineId: latest.id, profileId: id, displayName, at: latest.said_at }] : [];
  });
}
