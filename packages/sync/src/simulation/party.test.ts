import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { family } from "./family-networks.ts";
import { percentile } from "./percentile.ts";
import { SimulatedParty } from "./simulated-party.ts";

const seeds = [1, 2, 3, 4, 5];
const minute = 60_000;

/** A party of three that has settled, with the film running. */
function playingParty(seed: number): SimulatedParty {
  const party = new SimulatedParty(seed, family);
  party.run(2000, [{ atMs: 500, run: (begun) => begun.play() }]);
  return party;
}

function expectTogether(spreads: readonly number[]): void {
  expect(percentile(spreads, 0.5)).toBeLessThanOrEqual(0.05);
  expect(percentile(spreads, 0.95)).toBeLessThanOrEqual(0.12);
}

describe.each(seeds)("a party with seed %i", (seed) => {
  test("starts and plays in step", () => {
    const party = new SimulatedParty(seed, family);
    expectTogether(party.run(minute, [{ atMs: 500, run: (begun) => begun.play() }]));
    expect(Math.max(...party.participants.map(({ player }) => player.seeks))).toBe(0);
  });

  test("pauses at the same position, and continues in step", () => {
    const party = playingParty(seed);
    party.run(8000);
    party.pause();
    party.run(1000);
    expect(party.spread()).toBe(0);
    party.play();
    expectTogether(party.run(minute / 2));
  });

  test("is in step after a seek", () => {
    const party = playingParty(seed);
    const spreads = party.run(minute, [{ atMs: 10_000, run: (begun) => begun.seek(300) }]);
    expectTogether(spreads);
    expect(party.findByName("Ada").player.positionSeconds).toBeGreaterThan(340);
  });

  test("recovers a lost second without a seek", () => {
    const party = playingParty(seed);
    party.run(5000);
    const { player } = party.findByName("Cleo");
    player.seekBy(-0.6);
    party.run(14_000);
    expect(party.spread()).toBeLessThanOrEqual(0.12);
    expect(player.seeks).toBe(0);
  });

  test("brings back a participant that jumped elsewhere", () => {
    const party = playingParty(seed);
    party.run(5000);
    const { player } = party.findByName("Ben");
    player.seekBy(4);
    party.run(3000);
    expectTogether(party.run(minute / 2));
    expect(player.seeks).toBe(1);
  });

  test("waits for a participant that stalls, and continues in step", () => {
    const party = playingParty(seed);
    const before = party.timeline.seq;
    party.findByName("Cleo").player.stall(party.now, 4000);
    party.run(3000);
    expect(party.timeline.state).toBe("waiting");
    party.run(3000);
    expect(party.timeline.state).toBe("playing");
    expect(party.timeline.seq).toBeGreaterThan(before);
    expectTogether(party.run(minute / 2));
  });

  test("continues after ten seconds without a participant that never recovers", () => {
    const party = playingParty(seed);
    party.findByName("Cleo").player.stall(party.now, minute);
    party.run(13_000);
    expect(party.timeline.state).toBe("playing");
  });

  test("brings late participants into step", () => {
    const party = playingParty(seed);
    party.run(20_000);
    party.join({ ...family[1], name: "Dora", skewMs: -90_000 } as (typeof family)[number]);
    party.run(4000);
    expect(party.findByName("Dora").player.positionSeconds).toBeGreaterThan(20);
    expectTogether(party.run(minute / 2));
  });
});

test("participants with any network and clock get in step and stay in step", () => {
  const anyParticipant = fc.record({
    skewMs: fc.integer({ min: -86_400_000, max: 86_400_000 }),
    driftMsPerSecond: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
    network: fc
      .record({ ms: fc.integer({ min: 1, max: 150 }), jitterMs: fc.integer({ min: 0, max: 40 }) })
      .map(({ ms, jitterMs }) => ({ toServerMs: ms, toParticipantMs: ms, jitterMs })),
  });
  const anyParty = fc.array(anyParticipant, { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(anyParty, fc.integer({ min: 1, max: 1e6 }), (networks, seed) => {
      const kinds = networks.map((network, index) => ({
        ...network,
        name: `participant ${index}`,
      }));
      const party = new SimulatedParty(seed, kinds);
      party.run(4000, [{ atMs: 1000, run: (begun) => begun.play() }]);
      expect(percentile(party.run(20_000), 0.95)).toBeLessThanOrEqual(0.12);
    }),
    { numRuns: 60 },
  );
});
