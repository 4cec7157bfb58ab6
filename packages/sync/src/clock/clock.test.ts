import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Ping, addPing, newClock, roundTripMs, serverTime } from "./server-clock.ts";
import { hasSlept } from "./has-slept.ts";
import { nextPingInMs } from "./ping-schedule.ts";

/** A measurement sent at a device time, over a network with these delays, to a clock that is ahead. */
function ping(sentAt: number, network: { there: number; back: number; ahead: number }): Ping {
  const receivedAt = sentAt + network.there + network.ahead;
  const answeredAt = receivedAt + 3;
  return { sentAt, receivedAt, answeredAt, arrivedAt: answeredAt - network.ahead + network.back };
}

describe("the server's time", () => {
  test("is unknown before the first measurement", () => {
    expect(serverTime(newClock, 10)).toBe(null);
    expect(roundTripMs(newClock)).toBe(null);
  });

  test("is exact if both directions take equally long", () => {
    const clock = addPing(newClock, ping(100, { there: 40, back: 40, ahead: 5000 }));
    expect(serverTime(clock, 200)).toBe(5200);
    expect(roundTripMs(clock)).toBe(80);
  });

  test("is taken from the measurement with the least delay", () => {
    const slow = addPing(newClock, ping(0, { there: 300, back: 20, ahead: 1000 }));
    const both = addPing(slow, ping(500, { there: 10, back: 10, ahead: 1000 }));
    const crowded = addPing(both, ping(900, { there: 20, back: 400, ahead: 1000 }));
    expect(serverTime(crowded, 0)).toBe(1000);
  });

  test("forgets old measurements", () => {
    let clock = addPing(newClock, ping(0, { there: 1, back: 1, ahead: 1000 }));
    for (let at = 1; at <= 8; at += 1)
      clock = addPing(clock, ping(at * 5000, { there: 20, back: 20, ahead: 1500 }));
    expect(serverTime(clock, 0)).toBe(1500);
  });

  test("ignores an answer that arrives before its request", () => {
    const impossible = { sentAt: 100, receivedAt: 5000, answeredAt: 5100, arrivedAt: 101 };
    expect(addPing(newClock, impossible)).toBe(newClock);
    expect(addPing(newClock, { ...impossible, arrivedAt: Number.NaN })).toBe(newClock);
  });

  test("is off by at most half of the least delay, on any network", () => {
    const lines = fc.array(fc.record({ there: fc.nat({ max: 500 }), back: fc.nat({ max: 500 }) }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(lines, fc.integer({ min: -1e9, max: 1e9 }), (ways, ahead) => {
        let clock = newClock;
        for (const [at, way] of ways.entries())
          clock = addPing(clock, ping(at * 5000, { ...way, ahead }));
        const least = Math.min(...ways.map(({ there, back }) => there + back));
        const error = Math.abs((serverTime(clock, 0) ?? Number.NaN) - ahead);
        expect(error).toBeLessThanOrEqual(least / 2 + 1e-6);
      }),
    );
  });
});

test("measures five times at first and then every five seconds", () => {
  let clock = newClock;
  const pauses = Array.from({ length: 7 }, (_, at) => {
    const pause = nextPingInMs(clock);
    clock = addPing(clock, ping(at * 100, { there: 5, back: 5, ahead: 0 }));
    return pause;
  });
  expect(pauses).toEqual([50, 50, 50, 50, 50, 5000, 5000]);
});

test("detects that the device slept, and ignores late timers", () => {
  const before = { monotonicMs: 1000, wallMs: 500_000 };
  expect(hasSlept(before, { monotonicMs: 61_000, wallMs: 560_000 })).toBe(false);
  expect(hasSlept(before, { monotonicMs: 6000, wallMs: 3_600_000 })).toBe(true);
});
