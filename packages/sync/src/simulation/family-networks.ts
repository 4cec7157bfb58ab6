import type { MemberKind } from "./simulated-member.ts";

/** A family in three places: at home, far away on a slow network, and on the road. */
export const family: readonly MemberKind[] = [
  {
    name: "Ada",
    skewMs: 0,
    strayMsPerSecond: 0,
    network: { toServerMs: 2, toMemberMs: 3, jitterMs: 4 },
  },
  {
    name: "Ben",
    skewMs: 7350,
    strayMsPerSecond: 0.05,
    network: { toServerMs: 100, toMemberMs: 85, jitterMs: 40 },
  },
  {
    name: "Cleo",
    skewMs: -1800,
    strayMsPerSecond: -0.05,
    network: { toServerMs: 25, toMemberMs: 30, jitterMs: 12 },
  },
];
