import { stallFromMs } from "@goldmane/contracts/parties/limits";
import fc from "fast-check";
import { expect, test } from "vitest";
import { stepOf } from "./drift.ts";
import type { PlayerReading } from "./player-reading.ts";
import { startReadiness, watchReadiness } from "./readiness.ts";

const player: PlayerReading = {
  positionSeconds: 10,
  durationSeconds: 90,
  aheadSeconds: 20,
  rate: 1,
  isPaused: false,
  isHeld: false,
  isBlocked: false,
};

test("a party waits for a player that stalls for too long, and not for one that stalls briefly", () => {
  const readings = fc.array(
    fc.record({ afterMs: fc.integer({ min: 0, max: 800 }), isHeld: fc.boolean() }),
  );
  fc.assert(
    fc.property(readings, (all) => {
      let serverMs = 1000;
      let heldSince: number | null = null;
      let { readiness } = { readiness: startReadiness };
      for (const { afterMs, isHeld } of all) {
        serverMs += afterMs;
        heldSince = isHeld ? (heldSince ?? serverMs) : null;
        const reading = { isMoving: true, serverMs, player: { ...player, isHeld } };
        const seen = watchReadiness(readiness, reading);
        readiness = seen.readiness;
        expect(seen.isReady).toBe(heldSince === null || serverMs - heldSince <= stallFromMs);
      }
    }),
  );
});

test("a player that is ready to start stays ready with more in its buffer", () => {
  const seconds = fc.double({ min: 0, max: 90, noNaN: true });
  fc.assert(
    fc.property(seconds, seconds, seconds, (positionSeconds, aheadSeconds, more) => {
      const isReady = (ahead: number, isHeld = false) =>
        watchReadiness(startReadiness, {
          isMoving: false,
          serverMs: 0,
          player: { ...player, positionSeconds, aheadSeconds: ahead, isHeld },
        }).isReady;
      if (isReady(aheadSeconds)) expect(isReady(aheadSeconds + more)).toBe(true);
      expect(isReady(aheadSeconds, true)).toBe(false);
      expect(isReady(90 - positionSeconds)).toBe(true);
      if (positionSeconds < 87) expect(isReady(1.9)).toBe(false);
    }),
  );
});

test("a member ahead is as far out of step as one behind, and never less for being further off", () => {
  const order = ["together", "near", "apart"];
  const drift = fc.integer({ min: 0, max: 2000 });
  fc.assert(
    fc.property(drift, drift, (off, more) => {
      expect(stepOf(-off)).toBe(stepOf(off));
      expect(order.indexOf(stepOf(off + more))).toBeGreaterThanOrEqual(order.indexOf(stepOf(off)));
    }),
  );
  expect([0, 100, 1000].map(stepOf)).toEqual(order);
});
