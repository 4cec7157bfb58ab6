import { type AccountEvent, accountEvents } from "@goldmane/contracts/account/settings/schema";
import { readBrowser } from "#features/account/audit/read-browser.ts";
import type { EventRow } from "#features/account/audit/store.ts";
import { formatDevice } from "#platform/identity/format-device.ts";
import type { Words } from "#platform/words/words.ts";

/** Null for kinds that the history doesn't show. */
export function presentEvent(row: EventRow, words: Words): AccountEvent | null {
  const kind = accountEvents.find((one) => one === row.kind);
  if (!kind) return null;
  const browser = readBrowser(row.details);
  return {
    id: row.id,
    kind,
    at: row.noted_at,
    browser: browser === null ? null : formatDevice(words, browser),
    network: row.address_prefix,
  };
}
