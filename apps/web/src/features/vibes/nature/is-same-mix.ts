import type { NatureMix } from "@goldmane/contracts/vibes/limits";
import { writeMix } from "@goldmane/contracts/vibes/mix-text";

export function isSameMix(one: NatureMix, other: NatureMix): boolean {
  return writeMix(one) === writeMix(other);
}
