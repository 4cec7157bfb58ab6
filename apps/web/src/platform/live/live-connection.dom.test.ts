import { changed, measureClock } from "@goldmane/contracts/live/schema";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "#testing/fake-socket.ts";
import { LiveConnection } from "./live-connection.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openConnection() {
  const socket = new FakeSocket();
  const connection = new LiveConnection(socket);
  connection.open();
  socket.receiveHello();
  return { socket, connection };
}

test("the connection is open once the server has said hello, and not after it is gone", () => {
  const socket = new FakeSocket();
  const connection = new LiveConnection(socket);
  connection.open();
  expect(connection.isOpen.get()).toBe(false);
  socket.receiveHello();
  expect(connection.isOpen.get()).toBe(true);
  socket.disconnect();
  expect(connection.isOpen.get()).toBe(false);
});

test("what is said brings its answer", async () => {
  const { socket, connection } = openConnection();
  const reply = { sentAt: 5, receivedAt: 100, answeredAt: 101 };
  socket.answer = () => ({ ok: true, reply });
  expect(await connection.send(measureClock, { sentAt: 5 })).toEqual(reply);
  expect(socket.sent).toEqual([{ name: "live.clock", body: { sentAt: 5 } }]);
});

test("a refusal reads as that of a call", async () => {
  const { socket, connection } = openConnection();
  const error = { error: "TOO_MANY_REQUESTS", message: "Slowly.", retryAfterSeconds: 4 };
  socket.answer = () => ({ ok: false, error });
  await expect(connection.send(measureClock, { sentAt: 5 })).rejects.toMatchObject({
    status: 429,
    code: "TOO_MANY_REQUESTS",
    details: { retryAfterSeconds: 4 },
  });
});

test("nothing is said into a dead connection, to be heard when it is wrong", async () => {
  const { socket, connection } = openConnection();
  socket.disconnect();
  await expect(connection.send(measureClock, { sentAt: 5 })).rejects.toThrow(TypeError);
  expect(socket.sent).toEqual([]);
});

test("a listener hears until it stops listening", () => {
  const { socket, connection } = openConnection();
  const heard: unknown[] = [];
  const stop = connection.on(changed, (body) => heard.push(body));
  socket.receive("live.changed", { topics: ["family"] });
  stop();
  socket.receive("live.changed", { topics: ["watchlist"] });
  expect(heard).toEqual([{ topics: ["family"] }]);
});

test("hung up on because somebody else is here now, it waits until it is opened again", () => {
  const { socket, connection } = openConnection();
  socket.receive("live.ended", { reason: "identity" });
  vi.advanceTimersByTime(120_000);
  expect([socket.connected, socket.connects]).toEqual([false, 1]);
  connection.open();
  expect([socket.connected, socket.connects]).toEqual([true, 2]);
});

test.each([
  ["closing", 1800],
  ["flood", 60_000],
])("hung up on because of %s, it calls again when that helps", (reason, afterMs) => {
  const { socket } = openConnection();
  socket.receive("live.ended", { reason });
  expect([socket.connected, socket.connects]).toEqual([false, 1]);
  vi.advanceTimersByTime(afterMs);
  expect([socket.connected, socket.connects]).toEqual([true, 2]);
});

test("who has closed the connection is not called back by it", () => {
  const { socket, connection } = openConnection();
  socket.receive("live.ended", { reason: "closing" });
  connection.close();
  vi.advanceTimersByTime(120_000);
  expect(socket.connected).toBe(false);
});

test("without a network nothing is tried, and with one at once", () => {
  const { socket } = openConnection();
  dispatchEvent(new Event("offline"));
  expect(socket.connected).toBe(false);
  dispatchEvent(new Event("online"));
  expect(socket.connected).toBe(true);
});
