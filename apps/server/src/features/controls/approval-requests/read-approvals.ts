import type {
  ApprovalRequest,
  PendingApprovals,
} from "@goldmane/contracts/controls/approval-requests";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { readFamily } from "#features/family/service.ts";
import { lookUpTitle } from "#features/library/service.ts";
import type { App, Viewer, HouseholdViewer } from "#platform/app.ts";
import { presentRequest } from "./present.ts";
import { type ApprovalRequestRow, listRequestsOfHousehold } from "./store.ts";

const dayMs = 24 * 3_600_000;

/** Today's requests, open ones first, and profiles that wait for approval. */
export async function readPendingApprovals(
  app: App,
  viewer: HouseholdViewer,
): Promise<PendingApprovals> {
  const since = app.now() - dayMs;
  const [rows, family] = await Promise.all([
    listRequestsOfHousehold(app.db, viewer.householdId, since),
    readFamily(app, viewer),
  ]);
  const requests = rows.flatMap((row) => present(app, viewer, row, family) ?? []);
  const isWaiting = ({ status }: ApprovalRequest) => Number(status === "waiting");
  return {
    requests: requests.toSorted((a, b) => isWaiting(b) - isWaiting(a)),
    pendingProfiles: family
      .filter(({ status }) => status === "waiting")
      .map(({ id, displayName, avatarUrl }) => ({ id, displayName, avatarUrl })),
  };
}

/** Null if the child or the title is not visible to this parent. */
function present(
  app: App,
  viewer: Viewer,
  row: ApprovalRequestRow,
  family: readonly FamilyProfile[],
): ApprovalRequest | null {
  const child = family.find(({ id }) => id === row.profile_id);
  const title = row.title_id ? lookUpTitle(app, viewer, row.title_id) : null;
  if (!child || (row.kind === "title" && !title)) return null;
  return presentRequest(row, { child, title, now: app.now() });
}
