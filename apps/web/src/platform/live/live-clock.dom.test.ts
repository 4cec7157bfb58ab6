import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "#testing/fake-socket.ts";
import { LiveClock } from "./live-clock.ts";
import { LiveConnection } from "./live-connection.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose clock is ahead of this device's monotonic clock. */
function openClock(aheadMs: { now: number }) {
  const socket = new FakeSocket();
  const connection = new LiveConnection(socket);
  socket.answer = (_, body) => {
    const { sentAt } = body as { sentAt: number };
    const receivedAt = performance.now() + aheadMs.now;
    return { ok: true, reply: { sentAt, receivedAt, answeredAt: receivedAt } };
  };
  connection.open();
  socket.receiveHello();
  const clock = new LiveClock(connection);
  return { socket, clock, stop: clock.start() };
}

test("measures five times at first and then every five seconds", async () => {
  const { socket, clock, stop } = openClock({ now: 7350 });
  await vi.advanceTimersByTimeAsync(250);
  expect(socket.sent.length).toBe(5);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(socket.sent.length).toBe(7);
  expect(clock.now()).toBeCloseTo(performance.now() + 7350, 3);
  expect(clock.roundTripMs()).toBe(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.sent.length).toBe(7);
});

test("keeps its time while disconnected, and measures again after a reconnect", async () => {
  const ahead = { now: 7350 };
  const { socket, clock } = openClock(ahead);
  await vi.advanceTimersByTimeAsync(1000);
  socket.disconnect();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(clock.now()).toBeCloseTo(performance.now() + 7350, 3);
  ahead.now = -90_000;
  socket.connect();
  socket.receiveHello();
  await vi.advanceTimersByTimeAsync(100);
  expect(clock.now()).toBeCloseTo(performance.now() - 90_000, 3);
});

test("measures again after the device slept", async () => {
  const ahead = { now: 0 };
  const { clock } = openClock(ahead);
  await vi.advanceTimersByTimeAsync(1000);
  // During sleep the wall clock advances and the monotonic clock stands still.
  vi.setSystemTime(Date.now() + 3_600_000);
  ahead.now = 3_600_000;
  clock.now();
  await vi.advanceTimersByTimeAsync(100);
  expect(clock.now()).toBeCloseTo(performance.now() + 3_600_000, 3);
});
