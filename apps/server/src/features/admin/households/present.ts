import type { FoundHousehold } from "@goldmane/contracts/admin/schema";
import { findPlan } from "@goldmane/contracts/subscription/rules";
import type { FoundRow } from "./store.ts";

export function presentFound(row: FoundRow, found: FoundHousehold["found"]): FoundHousehold {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    isVerified: row.is_verified === 1,
    isDemo: row.is_demo === 1,
    profiles: row.profiles ?? 0,
    plan: (row.plan && findPlan(row.plan)?.id) || null,
    state: row.state ?? "none",
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    found,
  };
}
