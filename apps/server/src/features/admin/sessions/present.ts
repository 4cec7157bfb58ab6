import type { LiveSession } from "@goldmane/contracts/admin/schema";
import { nameBrowser } from "#platform/identity/name-browser.ts";
import type { SessionRow } from "./store.ts";

export function presentSession(row: SessionRow, ownSessionId: string): LiveSession {
  const { household_id, household_name, profile_id, display_name } = row;
  return {
    id: row.id,
    isThisOne: row.id === ownSessionId,
    name: nameBrowser(row.user_agent),
    level: row.level,
    household: household_id === null ? null : { id: household_id, name: household_name ?? "" },
    profile: profile_id === null ? null : { id: profile_id, displayName: display_name ?? "" },
    network: row.address_prefix,
    signedInAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  };
}
