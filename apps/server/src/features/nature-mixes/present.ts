import type { NatureMix } from "@goldmane/contracts/nature-mixes/schema";
import type { MixRow } from "./store.ts";

export function presentMix({ id, name, levels, created_at }: MixRow): NatureMix {
  return { id, name, levels, createdAt: created_at };
}
