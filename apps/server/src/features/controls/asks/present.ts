import type { Ask, OwnAsk } from "@goldmane/contracts/controls/asks";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { presentCard, type Title } from "#features/library/service.ts";
import type { AskRow } from "./store.ts";

export function presentOwnAsk(ask: AskRow, now: number): OwnAsk {
  return {
    id: ask.id,
    kind: ask.kind === "title" ? "title" : "time",
    titleId: ask.title_id,
    status: statusOf(ask, now),
    minutes: ask.minutes,
    askedAt: ask.asked_at,
    expiresAt: ask.expires_at,
  };
}

export function presentAsk(
  ask: AskRow,
  { child, title, now }: { child: FamilyProfile; title: Title | null; now: number },
): Ask {
  const { id, displayName, avatarUrl, role } = child;
  return {
    ...presentOwnAsk(ask, now),
    profile: { id, displayName, avatarUrl, role },
    title: title && presentCard(title),
    answeredBy: ask.answered_by,
  };
}

function statusOf({ status, expires_at }: AskRow, now: number): OwnAsk["status"] {
  if (status === "yes" || status === "no") return status;
  return expires_at > now ? "waiting" : "expired";
}
