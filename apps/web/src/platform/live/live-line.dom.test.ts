import { changed, measureClock } from "@goldmane/contracts/live/schema";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StandInWire } from "#testing/stand-in-wire.ts";
import { LiveLine } from "./live-line.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openLine() {
  const wire = new StandInWire();
  const line = new LiveLine(wire);
  line.open();
  wire.sayHello();
  return { wire, line };
}

test("the line is open once the server has said hello, and not after it is gone", () => {
  const wire = new StandInWire();
  const line = new LiveLine(wire);
  line.open();
  expect(line.isOpen.get()).toBe(false);
  wire.sayHello();
  expect(line.isOpen.get()).toBe(true);
  wire.disconnect();
  expect(line.isOpen.get()).toBe(false);
});

test("what is said brings its answer", async () => {
  const { wire, line } = openLine();
  const reply = { sentAt: 5, receivedAt: 100, answeredAt: 101 };
  wire.answer = () => ({ ok: true, reply });
  expect(await line.say(measureClock, { sentAt: 5 })).toEqual(reply);
  expect(wire.said).toEqual([{ name: "live.clock", body: { sentAt: 5 } }]);
});

test("a refusal reads as that of a call", async () => {
  const { wire, line } = openLine();
  const error = { error: "TOO_MANY_REQUESTS", message: "Slowly.", retryAfterSeconds: 4 };
  wire.answer = () => ({ ok: false, error });
  await expect(line.say(measureClock, { sentAt: 5 })).rejects.toMatchObject({
    status: 429,
    code: "TOO_MANY_REQUESTS",
    details: { retryAfterSeconds: 4 },
  });
});

test("nothing is said into a dead line, to be heard when it is wrong", async () => {
  const { wire, line } = openLine();
  wire.disconnect();
  await expect(line.say(measureClock, { sentAt: 5 })).rejects.toThrow(TypeError);
  expect(wire.said).toEqual([]);
});

test("a listener hears until it stops listening", () => {
  const { wire, line } = openLine();
  const heard: unknown[] = [];
  const stop = line.hear(changed, (body) => heard.push(body));
  wire.tell("live.changed", { topics: ["family"] });
  stop();
  wire.tell("live.changed", { topics: ["watchlist"] });
  expect(heard).toEqual([{ topics: ["family"] }]);
});

test("hung up on because somebody else is here now, it waits until it is opened again", () => {
  const { wire, line } = openLine();
  wire.tell("live.ended", { reason: "identity" });
  vi.advanceTimersByTime(120_000);
  expect([wire.connected, wire.calls]).toEqual([false, 1]);
  line.open();
  expect([wire.connected, wire.calls]).toEqual([true, 2]);
});

test.each([
  ["closing", 1800],
  ["flood", 60_000],
])("hung up on because of %s, it calls again when that helps", (reason, afterMs) => {
  const { wire } = openLine();
  wire.tell("live.ended", { reason });
  expect([wire.connected, wire.calls]).toEqual([false, 1]);
  vi.advanceTimersByTime(afterMs);
  expect([wire.connected, wire.calls]).toEqual([true, 2]);
});

test("who has closed the line is not called back by it", () => {
  const { wire, line } = openLine();
  wire.tell("live.ended", { reason: "closing" });
  line.close();
  vi.advanceTimersByTime(120_000);
  expect(wire.connected).toBe(false);
});

test("without a network nothing is tried, and with one at once", () => {
  const { wire } = openLine();
  dispatchEvent(new Event("offline"));
  expect(wire.connected).toBe(false);
  dispatchEvent(new Event("online"));
  expect(wire.connected).toBe(true);
});
