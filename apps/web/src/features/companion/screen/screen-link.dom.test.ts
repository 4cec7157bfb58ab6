import {
  openScreen,
  pressed,
  remotesChanged,
  screenReplaced,
  showCode,
  reportState,
} from "@goldmane/contracts/companion/live";
import type { RemoteCard, RemoteCommand } from "@goldmane/contracts/companion/schema";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveConnection } from "#platform/live/live-connection.ts";
import { currentParty } from "#platform/playback/current-party.ts";
import { FakeSocket } from "#testing/fake-socket.ts";
import { ScreenLink } from "./screen-link.ts";
import { askForPhone, isScreen, phones, readScreen } from "./screen-tab.ts";

const screenId = "0190a5f0-0000-7000-8000-000000000001";
const phone: RemoteCard = {
  id: "0190a5f0-0000-7000-8000-000000000002",
  name: "Nala",
  device: "Safari on an iPhone",
  isGuest: false,
  isIn: true,
  isAway: false,
};

let socket: FakeSocket;
let stop: () => void;
const moved: string[] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  moved.length = 0;
  socket = new FakeSocket();
  socket.answer = (name) => ({
    ok: true,
    ...(name === openScreen.name && { reply: { screenId, remotes: [] } }),
    ...(name === showCode.name && { reply: { code: "ABC234", leftMs: 60_000 } }),
  });
  const connection = new LiveConnection(socket);
  connection.open();
  const hands = { move: (to: string) => void moved.push(to), search: () => undefined };
  askForPhone();
  stop = new ScreenLink(connection, hands).start();
  socket.receiveHello();
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  stop();
  currentParty.set(null);
  vi.useRealTimers();
});

function ask(command: RemoteCommand): unknown {
  const answers: unknown[] = [];
  socket.receive(pressed.name, { screenId, command }, (answer) => answers.push(answer));
  return answers[0];
}

test("a tab stays the same screen after a reload", () => {
  expect(readScreen()).toBe(screenId);
  socket.receive("disconnect", "transport close");
  socket.receiveHello();
  expect(socket.sent.findLast(({ name }) => name === openScreen.name)?.body).toEqual({
    screenId,
  });
});

test("runs a phone's command and acknowledges the result", () => {
  expect(ask({ act: "move", to: "down" })).toEqual({ isDone: true });
  expect(moved).toEqual(["down"]);
  // Without a film, and without a party.
  expect(ask({ act: "pause" })).toEqual({ isDone: false });
  expect(ask({ act: "react", reaction: "heart" })).toEqual({ isDone: false });
});

test("a phone reacts at a party with the permissions of the screen's viewer", () => {
  const thrown: unknown[] = [];
  currentParty.set({
    react: async (reaction) => thrown.push(reaction),
    say: async (said) => thrown.push(said),
    invite: () => undefined,
    leave: async () => undefined,
  });
  expect(ask({ act: "react", reaction: "heart" })).toEqual({ isDone: true });
  expect(ask({ act: "say", phrase: "hello" })).toEqual({ isDone: true });
  expect(thrown).toEqual(["heart", { kind: "phrase", phrase: "hello" }]);
});

test("reports its state to new phones, and nothing without phones", async () => {
  const reports = () => socket.sent.filter(({ name }) => name === reportState.name);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reports()).toEqual([]);
  socket.receive(remotesChanged.name, { screenId, remotes: [phone] });
  await vi.advanceTimersByTimeAsync(500);
  expect(reports()).toEqual([
    {
      name: reportState.name,
      body: { screenId, state: { film: null, isParty: false, game: null } },
    },
  ]);
  expect(phones.get()).toEqual([phone]);
});

test("stops being a screen when another tab replaces it", () => {
  socket.receive(remotesChanged.name, { screenId, remotes: [phone] });
  socket.receive(screenReplaced.name, { screenId });
  expect([readScreen(), phones.get(), isScreen.get()]).toEqual([null, [], false]);
});
