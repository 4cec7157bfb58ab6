import type { Room } from "#mix/room.ts";

/** Reverb presets of the pieces. */
export const rooms = {
  booth: { seconds: 0.35, brightness: 0.7, preDelay: 0.004 },
  kitchen: { seconds: 0.7, brightness: 0.6, preDelay: 0.008 },
  club: { seconds: 1.0, brightness: 0.4, preDelay: 0.012 },
  stage: { seconds: 1.6, brightness: 0.55, preDelay: 0.016 },
  hall: { seconds: 2.4, brightness: 0.5, preDelay: 0.024 },
  church: { seconds: 3.2, brightness: 0.35, preDelay: 0.03 },
  sky: { seconds: 3.2, brightness: 0.8, preDelay: 0.04 },
} satisfies Record<string, Room>;
