import type { CastMember } from "@goldmane/stage/story/schema";

/** A character of the films that has no lines. */
export function castMember(
  id: string,
  rig: CastMember["rig"],
  look: CastMember["look"] = {},
): CastMember {
  return { id, name: id, rig, look, voice: { pitch: 1, rate: 1 } };
}
