import { skinOf } from "@goldmane/stage/actor/draw-actor";
import { hexToOklab } from "@goldmane/stage/paint/oklab";
import type { CastMember } from "@goldmane/stage/story/schema";

/** Rigs whose face is a screen, mostly eyes, or a muzzle of another color. */
const faceless = new Set(["robot", "alien", "fox"]);
/** Below this chroma (Oklab) a color has no hue to protect. */
const gray = 0.045;

/** How a face's drawn color differs from its own: hue in degrees, and its share of the chroma. */
export type SkinShift = { hue: number; chroma: number };

/** @returns null for gray faces and for faces that show no skin */
export function measureSkin(member: CastMember, drawn: readonly number[]): SkinShift | null {
  if (faceless.has(member.rig)) return null;
  const own = hexToOklab(skinOf(member));
  const ownChroma = Math.hypot(own.a, own.b);
  if (ownChroma < gray) return null;
  const hex = drawn.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("");
  const seen = hexToOklab(`#${hex}`);
  const turn = Math.atan2(own.a * seen.b - own.b * seen.a, own.a * seen.a + own.b * seen.b);
  return {
    hue: (Math.abs(turn) * 180) / Math.PI,
    chroma: Math.hypot(seen.a, seen.b) / ownChroma,
  };
}
