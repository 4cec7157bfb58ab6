import type { AuditEntry } from "@goldmane/contracts/admin/schema";
import type { AuditRow } from "./store.ts";

export function presentEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    notedAt: row.noted_at,
    kind: row.kind,
    household:
      row.household_id === null ? null : { id: row.household_id, name: row.household_name },
    who: row.display_name ?? row.email,
    accountId: row.account_id,
    profileId: row.profile_id,
    sessionId: row.session_id,
    network: row.address_prefix,
    details: JSON.parse(row.details) as AuditEntry["details"],
  };
}
