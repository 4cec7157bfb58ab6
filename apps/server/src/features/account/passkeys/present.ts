import type { Passkey } from "@goldmane/contracts/account/passkeys/schema";
import type { PasskeyRow } from "./store.ts";

export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
