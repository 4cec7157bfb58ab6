import {
  connectRemote,
  pressRemote,
  remoteChanged,
  remoteEnded,
  shownChanged,
} from "@goldmane/contracts/companion/live";
import type { HeldRemote, Shown } from "@goldmane/contracts/companion/schema";
import { beforeEach, expect, test, vi } from "vitest";
import { LiveConnection } from "#platform/live/live-connection.ts";
import { FakeSocket } from "#testing/fake-socket.ts";
import { RemoteLink } from "./remote-link.ts";

const remoteId = "0190a5f0-0000-7000-8000-000000000002";
const token = "p".repeat(43);
const held: HeldRemote = {
  remoteId,
  isGuest: false,
  isIn: true,
  screenName: "Nala · Chrome on Linux",
  isAway: false,
};
const shown: Shown = { film: null, isParty: false, game: null };
const play = { act: "play" } as const;

let socket: FakeSocket;
let link: RemoteLink;

beforeEach(async () => {
  socket = new FakeSocket();
  socket.answer = (name) => ({ ok: true, ...(name === connectRemote.name && { reply: held }) });
  const connection = new LiveConnection(socket);
  connection.open();
  link = new RemoteLink(connection, token);
  link.start();
  socket.receiveHello();
  await vi.waitUntil(() => link.held.get() !== null);
});

function refuse(error: object): void {
  socket.answer = () => ({ ok: false, error: { message: "No.", ...error } });
}

test("reconnects the remote after every reconnect of the tab", () => {
  socket.receive("disconnect", "transport close");
  socket.receiveHello();
  const holds = socket.sent.filter(({ name }) => name === connectRemote.name);
  expect(holds).toEqual([
    { name: connectRemote.name, body: { token } },
    { name: connectRemote.name, body: { token } },
  ]);
});

test("a refused press marks the screen away until its next report", async () => {
  refuse({ error: "CONFLICT", reason: "away" });
  await expect(link.press(play)).rejects.toThrow("away");
  expect(link.held.get()?.isAway).toBe(true);
  socket.receive(shownChanged.name, { remoteId, shown });
  expect(link.held.get()?.isAway).toBe(false);
  expect(link.report.get()?.shown).toEqual(shown);
});

test("a command that the screen can't run ends nothing", async () => {
  refuse({ error: "NOT_ALLOWED", reason: "screen" });
  await expect(link.press(play)).rejects.toThrow("NOT_ALLOWED");
  expect([link.held.get()?.isAway, link.over.get()]).toEqual([false, null]);
  expect(socket.sent.at(-1)).toEqual({ name: pressRemote.name, body: { token, command: play } });
});

test("ends when the screen ends it or the server no longer knows it", async () => {
  socket.receive(remoteEnded.name, { remoteId, reason: "ended" });
  expect(link.over.get()).toBe("ended");
  refuse({ error: "NOT_FOUND" });
  await expect(link.press(play)).rejects.toThrow("NOT_FOUND");
  expect(link.over.get()).toBe("gone");
});

test("ignores events of other remotes", () => {
  const other = "0190a5f0-0000-7000-8000-000000000009";
  socket.receive(remoteEnded.name, { remoteId: other, reason: "ended" });
  socket.receive(remoteChanged.name, { ...held, remoteId: other, isAway: true });
  socket.receive(shownChanged.name, { remoteId: other, shown });
  expect([link.over.get(), link.held.get(), link.report.get()]).toEqual([null, held, null]);
});
