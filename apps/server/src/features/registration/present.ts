import type { Invitation } from "@goldmane/contracts/registration/schema";
import type { InvitationRow } from "./store.ts";

export function presentInvitation(row: InvitationRow, now: number): Invitation {
  const { household_id: id, household_name: name } = row;
  return {
    id: row.id,
    note: row.note,
    status: statusOf(row, now),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    household: id !== null && name !== null ? { id, name } : null,
  };
}

function statusOf({ used_at, expires_at }: InvitationRow, now: number): Invitation["status"] {
  if (used_at !== null) return "used";
  return expires_at <= now ? "expired" : "open";
}
