import { clamp } from "@goldmane/std/clamp";
import { easeOutBack, smoothstep } from "#actor/acting/easing.ts";
import type { PropState } from "#story/vocabulary.ts";

/** Animated state of a prop: values run 0..1, with a slight overshoot on the way. */
export type PropLook = {
  /** Scale factor; 0 is gone. */
  presence: number;
  open: number;
  lit: number;
  eaten: number;
};

export type PropChange = { at: number; becomes: PropState };

/** The state of a prop without changes. */
export const plainLook: PropLook = { presence: 1, open: 0, lit: 1, eaten: 0 };

/** The value that each state changes, its target, and the duration in seconds. */
const aims: Record<PropState, { of: keyof PropLook; to: 0 | 1; seconds: number }> = {
  there: { of: "presence", to: 1, seconds: 0.5 },
  gone: { of: "presence", to: 0, seconds: 0.3 },
  open: { of: "open", to: 1, seconds: 0.8 },
  shut: { of: "open", to: 0, seconds: 0.5 },
  lit: { of: "lit", to: 1, seconds: 0.6 },
  dark: { of: "lit", to: 0, seconds: 0.5 },
  eaten: { of: "eaten", to: 1, seconds: 2.2 },
  whole: { of: "eaten", to: 0, seconds: 0.6 },
};

/** The state of a prop at `time`, from its initial state and its changes. */
export function lookAt(
  begins: PropState | undefined,
  changes: readonly PropChange[],
  time: number,
): PropLook {
  if (!begins && changes.length === 0) return plainLook;
  const look = { ...plainLook };
  if (begins) look[aims[begins].of] = aims[begins].to;
  for (const { at, becomes } of changes) {
    if (at > time) break;
    const { of, to, seconds } = aims[becomes];
    const k = clamp((time - at) / seconds);
    const from = look[of];
    look[of] = from + (to - from) * (springs(becomes) ? easeOutBack(k, 1.5) : smoothstep(k));
  }
  return look;
}

/** Whether the change overshoots: lids, doors, and props that pop up. */
function springs(state: PropState): boolean {
  return state === "there" || state === "open";
}
