import { clamp } from "@goldmane/std/clamp";
import { easeOutBack, smoothstep } from "#actor/acting/easing.ts";
import type { PropState } from "#story/vocabulary.ts";

/** What has become of a thing: all of it runs 0..1, and swings a little past its ends on the way. */
export type PropLook = {
  /** Its size against its own: 0 is gone. */
  presence: number;
  open: number;
  lit: number;
  eaten: number;
};

export type PropChange = { at: number; becomes: PropState };

/** As a thing is drawn of which nothing else is told. */
export const plainLook: PropLook = { presence: 1, open: 0, lit: 1, eaten: 0 };

/** Which of a look's numbers a state moves, and where to. */
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

/** How a thing looks at `time`, from how it began and what has become of it since. */
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

/** Lids and doors swing past where they come to rest, and what pops up overshoots. */
function springs(state: PropState): boolean {
  return state === "there" || state === "open";
}
