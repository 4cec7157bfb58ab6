import type { Meter } from "./piece.ts";

/** The meters of pieces. In 6/8 and 12/8 a beat is three eighth notes. */
export const meters = {
  "4/4": { steps: 16, perBeat: 4 },
  "3/4": { steps: 12, perBeat: 4 },
  "2/4": { steps: 8, perBeat: 4 },
  "5/4": { steps: 20, perBeat: 4 },
  "7/8": { steps: 14, perBeat: 4 },
  "6/8": { steps: 6, perBeat: 3 },
  "12/8": { steps: 12, perBeat: 3 },
} satisfies Record<string, Meter>;
