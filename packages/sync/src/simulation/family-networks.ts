import type { ParticipantKind } from "./simulated-participant.ts";

/** A family in three places: at home, far away on a slow network, and on the road. */
export const family: readonly ParticipantKind[] = [
  {
    name: "Ada",
    skewMs: 0,
    driftMsPerSecond: 0,
    network: { toServerMs: 2, toParticipantMs: 3, jitterMs: 4 },
  },
  {
    name: "Ben",
    skewMs: 7350,
    driftMsPerSecond: 0.05,
    network: { toServerMs: 100, toParticipantMs: 85, jitterMs: 40 },
  },
  {
    name: "Cleo",
    skewMs: -1800,
    driftMsPerSecond: -0.05,
    network: { toServerMs: 25, toParticipantMs: 30, jitterMs: 12 },
  },
];
