import type { PlacedProp } from "#prop/draw-prop.ts";
import type { Light } from "#paint/light.ts";
import { mix } from "#paint/mix.ts";
import type { PropKind } from "#story/vocabulary.ts";

/** A light on the stage: a lantern, a fire, a star. In stage units. */
export type Lamp = { x: number; y: number; reach: number; color: string; strength: number };

/** Height of the flame above the foot, reach and color of the props that shine. */
const shining: Partial<Record<PropKind, { up: number; reach: number; color: string }>> = {
  lantern: { up: 40, reach: 400, color: "#ffb54a" },
  campfire: { up: 44, reach: 480, color: "#ff9440" },
  star: { up: 30, reach: 300, color: "#ffe08a" },
};

/** Steps in which light from a lamp is mixed: few colors to compute, and none visible as a step. */
const steps = 40;

export function lampsOf(
  props: readonly PlacedProp[],
  { darkness }: Pick<Light, "darkness">,
): Lamp[] {
  return props.flatMap(({ kind, x, y, size, color, look }) => {
    const own = shining[kind];
    const lit = Math.min(1, look?.lit ?? 1) * Math.min(1, look?.presence ?? 1);
    if (!own || lit <= 0.02) return [];
    return {
      x,
      y: y - own.up * size,
      reach: own.reach * (0.7 + 0.3 * size),
      color: color ?? own.color,
      strength: lit * (0.2 + 0.78 * darkness),
    };
  });
}

/** Where the strongest light on a character comes from, and how much of its light that is. */
export type LampOn = { x: number; y: number; share: number };

const lit = new WeakMap<Light, Map<string, Light>>();

/** The light on a character at a point, from the scene and from the lamp that shines on it most. */
export function lightByLamps(
  light: Light,
  lamps: readonly Lamp[],
  at: { x: number; y: number },
): { light: Light; lamp: LampOn | null } {
  let strongest: (LampOn & { color: string }) | null = null;
  for (const { x, y, reach, strength, color } of lamps) {
    const away = Math.hypot(x - at.x, (y - at.y) * 0.8) / reach;
    const share = Math.round(strength * Math.max(0, 1 - away * away) * steps) / steps;
    if (share > (strongest?.share ?? 0)) strongest = { x, y, share, color };
  }
  if (!strongest) return { light, lamp: null };
  const { share, color } = strongest;
  let mixed = lit.get(light);
  if (!mixed) lit.set(light, (mixed = new Map()));
  const key = `${color} ${share}`;
  const known = mixed.get(key) ?? withLamp(light, color, share);
  mixed.set(key, known);
  return { light: known, lamp: strongest };
}

function withLamp(light: Light, color: string, share: number): Light {
  return {
    ...light,
    key: mix(light.key, color, Math.min(1, share * 1.3)),
    rim: mix(light.rim, color, Math.min(1, share * 1.2)),
    ambient: mix(light.ambient, color, share * 0.45),
    shadow: mix(light.shadow, color, share * 0.16),
    darkness: light.darkness * (1 - share * 0.75),
    exposure: (light.exposure ?? 0) + share * 0.05,
  };
}
