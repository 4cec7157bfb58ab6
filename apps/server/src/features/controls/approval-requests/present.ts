import type {
  ApprovalRequest,
  OwnApprovalRequest,
} from "@goldmane/contracts/controls/approval-requests";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { presentCard, type Title } from "#features/library/service.ts";
import type { ApprovalRequestRow } from "./store.ts";

export function presentOwnRequest(request: ApprovalRequestRow, now: number): OwnApprovalRequest {
  return {
    id: request.id,
    kind: request.kind === "title" ? "title" : "time",
    titleId: request.title_id,
    status: statusOf(request, now),
    minutes: request.minutes,
    askedAt: request.asked_at,
    expiresAt: request.expires_at,
  };
}

export function presentRequest(
  request: ApprovalRequestRow,
  { child, title, now }: { child: FamilyProfile; title: Title | null; now: number },
): ApprovalRequest {
  const { id, displayName, avatarUrl, role } = child;
  return {
    ...presentOwnRequest(request, now),
    profile: { id, displayName, avatarUrl, role },
    title: title && presentCard(title),
    answeredBy: request.answered_by,
  };
}

function statusOf(
  { status, expires_at }: ApprovalRequestRow,
  now: number,
): OwnApprovalRequest["status"] {
  if (status === "yes" || status === "no") return status;
  return expires_at > now ? "waiting" : "expired";
}
