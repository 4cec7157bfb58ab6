import type { SavedMix } from "@goldmane/contracts/nature-mixes/schema";
import type { MixRow } from "./store.ts";

export function presentMix({ id, name, levels, created_at }: MixRow): SavedMix {
  return { id, name, levels, createdAt: created_at };
}
