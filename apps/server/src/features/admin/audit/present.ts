import type { AuditEntry } from "@goldmane/contracts/admin/schema";
import { auditDetails } from "#platform/identity/audit-details.ts";
import type { AuditRow } from "./store.ts";

/** The profile ids in an entry's details. */
export function listProfileIds(row: Pick<AuditRow, "details">): string[] {
  const { profile, by } = auditDetails.read(row.details);
  return [profile, by].filter((id) => typeof id === "string");
}

export function presentEntry(row: AuditRow, nameOf: ReadonlyMap<string, string>): AuditEntry {
  const names = listProfileIds(row).flatMap((id) => {
    const name = nameOf.get(id);
    return name === undefined ? [] : [[id, name] as const];
  });
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
    details: auditDetails.read(row.details),
    names: Object.fromEntries(names),
  };
}
