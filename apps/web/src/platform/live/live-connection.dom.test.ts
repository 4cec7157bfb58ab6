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

test("is open from the server's hello until the disconnect", () => {
  const socket = new FakeSocket();
  const connection = new LiveConnection(socket);
  connection.open();
  expect(connection.isOpen.get()).toBe(false);
  socket.receiveHello();
  expect(connection.isOpen.get()).toBe(true);
  socket.disconnect();
  expect(connection.isOpen.get()).toBe(false);
});

test("sends a command and returns its reply", async () => {
  const { socket, connection } = openConnection();
  const reply = { sentAt: 5, receivedAt: 100, answeredAt: 101 };
  socket.answer = () => ({ ok: true, reply });
  expect(await connection.send(measureClock, { sentAt: 5 })).toEqual(reply);
  expect(socket.sent).toEqual([{ name: "live.clock", body: { sentAt: 5 } }]);
});

test("throws a refusal as the ApiError of an HTTP call", async () => {
  const { socket, connection } = openConnection();
  const error = { error: "TOO_MANY_REQUESTS", message: "Slowly.", retryAfterSeconds: 4 };
  socket.answer = () => ({ ok: false, error });
  await expect(connection.send(measureClock, { sentAt: 5 })).rejects.toMatchObject({
    status: 429,
    code: "TOO_MANY_REQUESTS",
    details: { retryAfterSeconds: 4 },
  });
});

test("rejects commands while disconnected instead of queuing them", async () => {
  const { socket, connection } = openConnection();
  socket.disconnect();
  await expect(connection.send(measureClock, { sentAt: 5 })).rejects.toThrow(TypeError);
  expect(socket.sent).toEqual([]);
});

test("calls a listener until it unsubscribes", () => {
  const { socket, connection } = openConnection();
  const received: unknown[] = [];
  const stop = connection.on(changed, (body) => received.push(body));
  socket.receive("live.changed", { topics: ["family"] });
  stop();
  socket.receive("live.changed", { topics: ["watchlist"] });
  expect(received).toEqual([{ topics: ["family"] }]);
});

test("stays closed after an identity change until it is opened again", () => {
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
])("reconnects with a delay after the server disconnects it for %s", (reason, afterMs) => {
  const { socket } = openConnection();
  socket.receive("live.ended", { reason });
  expect([socket.connected, socket.connects]).toEqual([false, 1]);
  vi.advanceTimersByTime(afterMs);
  expect([socket.connected, socket.connects]).toEqual([true, 2]);
});

test("doesn't reconnect after it was closed", () => {
  const { socket, connection } = openConnection();
  socket.receive("live.ended", { reason: "closing" });
  connection.close();
  vi.advanceTimersByTime(120_000);
  expect(socket.connected).toBe(false);
});

test("disconnects while offline and reconnects as soon as the network is back", () => {
  const { socket } = openConnection();
  dispatchEvent(new Event("offline"));
  expect(socket.connected).toBe(false);
  dispatchEvent(new Event("online"));
  expect(socket.connected).toBe(true);
});
