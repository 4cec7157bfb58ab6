import { hashText } from "@goldmane/std/hash-text";
import { randomAt } from "@goldmane/std/seeded-random";
import type { CastMember } from "./schema.ts";
import { bodyShapes, eyeSets, muzzles, type RigName } from "./vocabulary.ts";

/** Natural size of small animals; a look's size multiplies it. */
const naturalSizes: Partial<Record<RigName, number>> = {
  ant: 0.16,
  bee: 0.2,
  snail: 0.26,
  bird: 0.36,
  mouse: 0.36,
};

/** Share of the cast that keeps a rig's own eyes, muzzle or body. */
const plainShare = 0.34;

/**
 * Gives its natural size to a small animal, and eyes, muzzle and body to a cast member whose look leaves them open, so that two bears are
 * two bears. The id and the name decide: a character looks alike in all its films.
 */
export function varied(member: CastMember): CastMember {
  const { id, name, rig, look } = member;
  const seed = hashText(`${rig}/${id}/${name}`);
  return {
    ...member,
    look: {
      ...look,
      size: (look.size ?? 1) * (naturalSizes[rig] ?? 1),
      eyeSet: look.eyeSet ?? pick(eyeSets, seed, 1),
      muzzle: look.muzzle ?? pick(muzzles, seed, 2),
      shape: look.shape ?? pick(bodyShapes, seed, 3),
    },
  };
}

/** The first of a list is the plain one. */
function pick<T>(list: readonly [T, ...T[]], seed: number, salt: number): T {
  const chance = randomAt(seed, salt);
  if (chance < plainShare) return list[0];
  const others = list.slice(1);
  const index = Math.floor(((chance - plainShare) / (1 - plainShare)) * others.length);
  return others[index] ?? list[0];
}
