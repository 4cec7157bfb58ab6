import { stallFromMs } from "@goldmane/contracts/parties/limits";
import fc from "fast-check";
import { expect, test } from "vitest";
import { gradeDrift } from "./drift.ts";
import type { PlayerReading } from "./player-reading.ts";
import { startReadiness, watchReadiness } from "./readiness.ts";

const player: PlayerReading = {
  positionSeconds: 10,
  durationSeconds: 90,
  aheadSeconds: 20,
  rate: 1,
  isPaused: false,
  isStalled: false,
  isBlocked: false,
};

test("a party waits for a player that stalls for too long, and not for one that stalls briefly", () => {
  const readings = fc.array(
    fc.record({ afterMs: fc.integer({ min: 0, max: 800 }), isStalled: fc.boolean() }),
  );
  fc.assert(
    fc.property(readings, (all) => {
      let serverMs = 1000;
      let stalledSince: number | null = null;
      let { readiness } = { readiness: startReadiness };
      for (const { afterMs, isStalled } of all) {
        serverMs += afterMs;
        stalledSince = isStalled ? (stalledSince ?? serverMs) : null;
        const reading = { isMoving: true, serverMs, player: { ...player, isStalled } };
        const seen = watchReadiness(readiness, reading);
        readiness = seen.readiness;
        expect(seen.isReady).toBe(stalledSince === null || serverMs - stalledSince <= stallFromMs);
      }
    }),
  );
});

test("a player that is ready to start stays ready with more in its buffer", () => {
  const seconds = fc.double({ min: 0, max: 90, noNaN: true });
  fc.assert(
    fc.property(seconds, seconds, seconds, (positionSeconds, aheadSeconds, more) => {
      const isReady = (ahead: number, isStalled = false) =>
        watchReadiness(startReadiness, {
          isMoving: false,
          serverMs: 0,
          player: { ...player, positionSeconds, aheadSeconds: ahead, isStalled },
        }).isReady;
      if (isReady(aheadSeconds)) expect(isReady(aheadSeconds + more)).toBe(true);
      expect(isReady(aheadSeconds, true)).toBe(false);
      expect(isReady(90 - positionSeconds)).toBe(true);
      if (positionSeconds < 87) expect(isReady(1.9)).toBe(false);
    }),
  );
});

test("drift ahead is graded like drift behind, and more drift never better", () => {
  const order = ["together", "near", "apart"];
  const drift = fc.integer({ min: 0, max: 2000 });
  fc.assert(
    fc.property(drift, drift, (off, more) => {
      expect(gradeDrift(-off)).toBe(gradeDrift(off));
      expect(order.indexOf(gradeDrift(off + more))).toBeGreaterThanOrEqual(
        order.indexOf(gradeDrift(off)),
      );
    }),
  );
  expect([0, 100, 1000].map(gradeDrift)).toEqual(order);
});
