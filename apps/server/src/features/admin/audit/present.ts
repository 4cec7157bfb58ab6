import type { AuditEntry } from "@goldmane/contracts/admin/schema";
import { auditDetails } from "#platform/identity/audit-details.ts";
import { formatDevice } from "#platform/identity/format-device.ts";
import type { Words } from "#platform/words/words.ts";
import type { AuditRow } from "./store.ts";

/** The profile ids in an entry's details. */
export function listProfileIds(row: Pick<AuditRow, "details">): string[] {
  const { profile, by } = auditDetails.read(row.details);
  return [profile, by].filter((id) => typeof id === "string");
}

type Reader = { names: ReadonlyMap<string, string>; words: Words };

export function presentEntry(row: AuditRow, { names: nameOf, words }: Reader): AuditEntry {
  const details = auditDetails.read(row.details);
  const { browser } = details;
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
    details:
      typeof browser === "string" ? { ...details, browser: formatDevice(words, browser) } : details,
    names: Object.fromEntries(names),
  };
}
