import type {
  NewApprovalRequest,
  OwnApprovalRequest,
} from "@goldmane/contracts/controls/approval-requests";
import { openApprovalRequestsAtMost } from "@goldmane/contracts/controls/limits";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import { AppError } from "@goldmane/contracts/errors";
import type { App, Viewer, ProfileViewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { requestsChanged } from "#features/controls/events.ts";
import { endOfDay } from "./end-of-day.ts";
import { presentOwnRequest } from "./present.ts";
import { deleteExpiredRequests, insertRequest, listRequestsOfProfile } from "./store.ts";

const dayMs = 24 * 3_600_000;

/**
 * Creates a request, open until the household's day ends. The title is not looked up: the response
 * must not reveal whether it exists.
 */
export async function requestApproval(
  app: App,
  viewer: Viewer,
  asked: NewApprovalRequest,
): Promise<OwnApprovalRequest> {
  const { profile, householdId } = viewer;
  if (!profile || !householdId || isGrownUp(profile.role)) {
    throw new AppError("CONFLICT", "Adults don’t need to ask for approval.");
  }
  const now = app.now();
  const titleId = asked.titleId ?? null;
  const open = await app.db.transaction().execute(async (db) => {
    await deleteExpiredRequests(db, profile.id, now);
    await insertRequest(db, {
      id: newId(now),
      household_id: householdId,
      profile_id: profile.id,
      kind: asked.kind,
      title_id: titleId,
      status: "waiting",
      minutes: null,
      asked_at: now,
      expires_at: endOfDay(now, viewer.timeZone),
      answered_at: null,
      answered_by: null,
    });
    const all = await listRequestsOfProfile(db, profile.id, now - dayMs);
    const waiting = all.filter(({ status }) => status === "waiting");
    if (waiting.length > openApprovalRequestsAtMost) {
      throw new AppError("TOO_MANY_REQUESTS", "Wait for an answer before you ask again.");
    }
    return waiting;
  });
  await app.bus.publish(requestsChanged, { householdId });
  const request = open.find(({ kind, title_id }) => kind === asked.kind && title_id === titleId);
  if (!request) throw new AppError("CONFLICT", "Someone just answered this request.");
  return presentOwnRequest(request, now);
}

export async function readOwnRequests(
  app: App,
  { profile }: ProfileViewer,
): Promise<OwnApprovalRequest[]> {
  const now = app.now();
  const requests = await listRequestsOfProfile(app.db, profile.id, now - dayMs);
  return requests.map((request) => presentOwnRequest(request, now));
}
