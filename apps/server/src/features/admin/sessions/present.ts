import type { LiveSession } from "@goldmane/contracts/admin/schema";
import { formatDevice } from "#platform/identity/format-device.ts";
import { nameBrowser } from "#platform/identity/name-browser.ts";
import type { Words } from "#platform/words/words.ts";
import type { SessionRow } from "./store.ts";

export function presentSession(row: SessionRow, ownSessionId: string, words: Words): LiveSession {
  const { household_id, household_name, profile_id, display_name } = row;
  return {
    id: row.id,
    isThisOne: row.id === ownSessionId,
    name: formatDevice(words, nameBrowser(row.user_agent)),
    level: row.level,
    household: household_id === null ? null : { id: household_id, name: household_name ?? "" },
    profile: profile_id === null ? null : { id: profile_id, displayName: display_name ?? "" },
    network: row.address_prefix,
    signedInAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  };
}
