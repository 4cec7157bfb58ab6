import type { ChatMessage, Party, Timeline } from "@goldmane/contracts/parties/schema";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveConnection } from "#platform/live/live-connection.ts";
import { FakeSocket } from "#testing/fake-socket.ts";
import { PartyRoom } from "./party-room.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const partyId = "0197f000-0000-7000-8000-000000000001";
const guest = "0197f000-0000-7000-8000-000000000002";
const settle = () => vi.advanceTimersByTimeAsync(0);

const paused: Timeline = {
  seq: 4,
  titleId: "tin-moon",
  state: "paused",
  rate: 1,
  position: 12,
  at: 0,
  waitingFor: [],
  waitUntil: null,
};
const party: Party = {
  id: partyId,
  code: "ABC234",
  name: "Friday",
  createdAt: 0,
  settings: { audience: "friends", guestPermissions: ["chat"], slowModeSeconds: 0 },
  highestRating: "G",
  timeline: paused,
  title: null,
  participants: [],
  queue: [],
  poll: null,
  game: null,
};
const content = (id: number, text: string | null): ChatMessage => ({
  id: `0197f000-0000-7000-8000-00000000010${id}`,
  profileId: guest,
  displayName: "Ada",
  content: text === null ? null : { kind: "text", text },
  sentAt: id,
});

async function enterRoom() {
  const socket = new FakeSocket();
  const connection = new LiveConnection(socket);
  const answers: Record<string, unknown> = {
    "party.enter": { party, messages: [content(1, "Hello")] },
    "live.clock": { sentAt: 0, receivedAt: performance.now(), answeredAt: performance.now() },
    "party.command": { ...paused, seq: 9, state: "playing", at: 400 },
  };
  socket.answer = (name) => ({ ok: true, reply: answers[name] });
  const room = new PartyRoom(connection, partyId);
  const leave = room.connect();
  connection.open();
  socket.receiveHello();
  await settle();
  const names = () => socket.sent.map(({ name }) => name).filter((name) => name !== "live.clock");
  return { socket, room, leave, names };
}

test("enters the party on connect and on every reconnect", async () => {
  const { socket, room, leave, names } = await enterRoom();
  expect(room.party.get()).toEqual(party);
  expect(names()).toEqual(["party.enter"]);
  socket.disconnect();
  socket.connect();
  socket.receiveHello();
  await settle();
  expect(names()).toEqual(["party.enter", "party.enter"]);
  leave();
  expect(names().at(-1)).toBe("party.exit");
});

test("exposes why entering was refused", async () => {
  const { socket, room } = await enterRoom();
  socket.answer = () => ({ ok: false, error: { error: "NOT_ALLOWED", message: "No." } });
  socket.disconnect();
  socket.connect();
  socket.receiveHello();
  await settle();
  expect(room.refusal.get()).toMatchObject({ code: "NOT_ALLOWED" });
});

test("ignores out-of-order timelines", async () => {
  const { socket, room } = await enterRoom();
  const playing = { ...paused, seq: 6, state: "playing" as const };
  socket.receive("party.timeline", { partyId, timeline: playing });
  socket.receive("party.timeline", { partyId, timeline: { ...paused, seq: 5, position: 80 } });
  socket.receive("party.changed", {
    partyId,
    party: { ...party, name: "Saturday" },
    translations: {},
  });
  expect(room.newest()).toEqual(playing);
  expect(room.party.get()).toEqual({ ...party, name: "Saturday", timeline: playing });
});

test("ignores events of other parties", async () => {
  const { socket, room } = await enterRoom();
  socket.receive("party.timeline", { partyId: guest, timeline: { ...paused, seq: 60 } });
  expect(room.newest()).toEqual(paused);
});

test("applies a command's reply before its event arrives", async () => {
  const { room } = await enterRoom();
  const heard = vi.fn<() => void>();
  room.onTimeline(heard);
  await room.command({ act: "play" });
  expect(room.newest().seq).toBe(9);
  expect(heard).toHaveBeenCalledTimes(1);
});

test("appends messages and replaces retracted ones in place", async () => {
  const { socket, room } = await enterRoom();
  socket.receive("party.chatMessage", { partyId, message: content(2, "Popcorn?") });
  socket.receive("party.chatMessage", { partyId, message: content(1, null) });
  expect(room.messages.get()).toEqual([content(1, null), content(2, "Popcorn?")]);
});

test("merges drifts of all participants", async () => {
  const { socket, room } = await enterRoom();
  socket.receive("party.drifts", { partyId, drifts: [{ profileId: guest, driftMs: 40 }] });
  socket.receive("party.drifts", { partyId, drifts: [{ profileId: partyId, driftMs: null }] });
  expect([...room.drifts.get()]).toEqual([
    [guest, 40],
    [partyId, null],
  ]);
});
