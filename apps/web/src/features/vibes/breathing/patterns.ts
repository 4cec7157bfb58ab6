/** Ways to breathe; the balloon is for children. */
export const breathings = ["box", "4-7-8", "coherent", "balloon"] as const;
export type Breathing = (typeof breathings)[number];

export type BreathPhase = "in" | "full" | "out" | "empty";

/** Seconds of each phase; a phase of 0 seconds is left out. */
export const breathPatterns: Readonly<Record<Breathing, Readonly<Record<BreathPhase, number>>>> = {
  box: { in: 4, full: 4, out: 4, empty: 4 },
  "4-7-8": { in: 4, full: 7, out: 8, empty: 0 },
  coherent: { in: 5.5, full: 0, out: 5.5, empty: 0 },
  balloon: { in: 3, full: 0, out: 3, empty: 0 },
};

const phases: readonly BreathPhase[] = ["in", "full", "out", "empty"];

export type Breath = {
  phase: BreathPhase;
  /** Whole seconds until the next phase, at least 1. */
  left: number;
  /** How full the lungs are, 0..1. */
  fullness: number;
  /** Finished breaths. */
  breaths: number;
};

/** Where an exercise is after some seconds. */
export function breathAt(breathing: Breathing, seconds: number): Breath {
  const pattern = breathPatterns[breathing];
  const length = phases.reduce((sum, phase) => sum + pattern[phase], 0);
  const at = Math.max(0, seconds);
  const breaths = Math.floor(at / length);
  let into = at - breaths * length;
  for (const phase of phases) {
    const lasts = pattern[phase];
    if (into < lasts) {
      const left = Math.max(1, Math.ceil(lasts - into));
      return { phase, left, fullness: fullnessAt(phase, into / lasts), breaths };
    }
    into -= lasts;
  }
  return { phase: "in", left: Math.ceil(pattern.in), fullness: 0, breaths: breaths + 1 };
}

function fullnessAt(phase: BreathPhase, along: number): number {
  const eased = 0.5 - 0.5 * Math.cos(Math.PI * along);
  switch (phase) {
    case "in":
      return eased;
    case "full":
      return 1;
    case "out":
      return 1 - eased;
    case "empty":
      return 0;
  }
}
