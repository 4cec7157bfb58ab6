import { type AccountEvent, accountEvents } from "@goldmane/contracts/account/settings/schema";
import { readBrowser } from "#features/account/audit/read-browser.ts";
import type { EventRow } from "#features/account/audit/store.ts";

/** Null for kinds that the history doesn't show. */
export function presentEvent(row: EventRow): AccountEvent | null {
  const kind = accountEvents.find((one) => one === row.kind);
  if (!kind) return null;
  return {
    id: row.id,
    kind,
    at: row.noted_at,
    browser: readBrowser(row.details),
    network: row.address_prefix,
  };
}
