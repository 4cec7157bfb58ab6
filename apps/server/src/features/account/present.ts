import type { Device } from "@goldmane/contracts/account/devices/schema";
import { pictureUrl } from "@goldmane/contracts/family/rules";
import { nameBrowser } from "#platform/identity/name-browser.ts";
import type { Words } from "#platform/words/words.ts";
import { formatDevice } from "#platform/identity/format-device.ts";
import type { SessionRow } from "./devices/store.ts";

export function presentDevice(row: SessionRow, ownSessionId: string, words: Words): Device {
  const { profile_id: id, display_name: displayName } = row;
  return {
    id: row.id,
    isThisOne: row.id === ownSessionId,
    name: row.device_name,
    browser: formatDevice(words, nameBrowser(row.user_agent)),
    level: row.level,
    profile:
      id !== null && displayName !== null
        ? { id, displayName, avatarUrl: pictureUrl(row.avatar ?? "") }
        : null,
    network: row.address_prefix,
    signedInAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  };
}
