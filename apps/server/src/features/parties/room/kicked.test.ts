import type { LiveCommand } from "@goldmane/contracts/live/message";
import { hello, measureClock } from "@goldmane/contracts/live/schema";
import * as messages from "@goldmane/contracts/parties/live";
import type { Party } from "@goldmane/contracts/parties/schema";
import { expect, test } from "vitest";
import { partiesLive } from "#features/parties/live.ts";
import {
  setUpParties,
  gTitle,
  reportAllLoaded,
  otherG,
  errorCodeOf,
  type ConnectedPerson,
  type TestPerson,
  type PartyFixture,
} from "#features/parties/testing/test-party.ts";
import { newId } from "#platform/ids.ts";

let fixture: PartyFixture;
let adult: TestPerson;
let teen: TestPerson;
let party: Party;
setUpParties(
  async (opened) => {
    fixture = opened;
    adult = await fixture.add("adult");
    teen = await fixture.add("teen");
  },
  (fresh) => {
    party = fresh;
  },
);

const offer = { kind: "description", type: "offer", sdp: "v=0" } as const;
const question = { question: null, seconds: 0 as const };
const titles = [gTitle, otherG].map((titleId) => ({ kind: "title" as const, titleId }));

/** Collects the names of party events that a connection receives from now on. */
function listenToParty({ live }: ConnectedPerson): string[] {
  const heard: string[] = [];
  live.socket.onAny((name: string, body: unknown) => {
    if (JSON.stringify(body).includes(party.id)) heard.push(name);
  });
  return heard;
}

async function kick(host: ConnectedPerson, { id }: TestPerson): Promise<void> {
  const url = `/api/parties/${party.id}/participants/${id}`;
  const answer = await host.browser({ method: "DELETE", url });
  expect(answer.statusCode, answer.body).toBe(204);
}

/** Triggers every event that a party emits. */
async function triggerAllEvents(host: ConnectedPerson, other: ConnectedPerson): Promise<void> {
  const partyId = party.id;
  const before = host.live.received(messages.drifted).length;
  await host.live.send(messages.joinVoice, { partyId });
  await other.live.send(messages.joinVoice, { partyId });
  await host.live.send(messages.signalVoice, { partyId, to: other.id, signal: offer });
  await host.live.send(messages.sendChatMessage, {
    partyId,
    content: { kind: "text", text: "Without them" },
  });
  await host.live.send(messages.react, { partyId, reaction: "roar" });
  await host.live.send(messages.reportPosition, { partyId, roundTripMs: 5, driftMs: 3 });
  await host.live.send(messages.queueTitle, { partyId, titleId: otherG });
  await host.live.send(messages.controlPlayback, {
    partyId,
    command: { act: "show", titleId: gTitle },
  });
  await reportAllLoaded(fixture, party, host, other);
  await host.live.send(messages.createPoll, { partyId, poll: { ...question, options: titles } });
  await other.live.send(messages.exitParty, { partyId });
  await other.live.send(messages.enterParty, { partyId });
  await fixture.call(host, "PATCH", `/api/parties/${partyId}`, { name: "Without them" });
  await expect.poll(() => host.live.received(messages.drifted).length).toBeGreaterThan(before);
  await expect.poll(() => host.live.received(messages.reacted).length).toBeGreaterThan(0);
}

/** Resolves once everything sent to a connection so far has arrived. */
const catchUp = ({ live }: ConnectedPerson) => live.send(measureClock, { sentAt: 1 });

test("a kicked participant receives no more party events, in any tab", async () => {
  const [host, other] = [
    await fixture.connect(fixture.parent, party),
    await fixture.connect(teen, party),
  ];
  const tabs = [await fixture.connect(adult, party), await fixture.connect(adult, party)];
  for (const tab of tabs) await tab.live.send(messages.joinVoice, { partyId: party.id });
  await kick(host, adult);
  for (const tab of tabs) {
    await expect
      .poll(() => tab.live.received(messages.partyOver))
      .toEqual([{ partyId: party.id, reason: "kicked" }]);
  }
  const heard = tabs.map(listenToParty);
  await triggerAllEvents(host, other);
  for (const tab of tabs) await catchUp(tab);
  expect(heard).toEqual([[], []]);
  const { participants } = await fixture.read(host, party);
  expect(participants.map(({ profileId }) => profileId).toSorted()).toEqual(
    [host.id, other.id].toSorted(),
  );
});

test("a participant kicked while disconnected receives no missed party events on reconnect", async () => {
  const [host, other] = [
    await fixture.connect(fixture.parent, party),
    await fixture.connect(teen, party),
  ];
  const guest = await fixture.connect(adult, party);
  await guest.live.send(messages.joinVoice, { partyId: party.id });
  const { socket } = guest.live;
  const gone = new Promise((resolve) => socket.once("disconnect", resolve));
  socket.io.engine.close();
  await gone;
  // The server stores the session for recovery once it has noticed the disconnect.
  const isThere = async () =>
    (await fixture.read(host, party)).participants.find(({ profileId }) => profileId === adult.id)
      ?.isPresent;
  await expect.poll(isThere).toBe(false);
  await kick(host, adult);
  const heard = listenToParty(guest);
  await triggerAllEvents(host, other);
  socket.connect();
  await expect.poll(() => guest.live.received(hello)).toHaveLength(2);
  expect(guest.live.received(hello)[1]?.isRecovered).toBe(true);
  await host.live.send(messages.sendChatMessage, {
    partyId: party.id,
    content: { kind: "text", text: "Now then" },
  });
  await catchUp(guest);
  // Only their own kick, which was emitted to their profile.
  expect(heard).toEqual(["party.over"]);
  expect(guest.live.received(messages.partyOver)).toEqual([
    { partyId: party.id, reason: "kicked" },
  ]);
});

test("a kicked participant can't send or read anything in the party, over any connection", async () => {
  const [host, other] = [
    await fixture.connect(fixture.parent, party),
    await fixture.connect(teen, party),
  ];
  const tabs = [await fixture.connect(adult, party), await fixture.connect(adult, party)];
  for (const tab of tabs) await tab.live.send(messages.joinVoice, { partyId: party.id });
  await host.live.send(messages.queueTitle, { partyId: party.id, titleId: otherG });
  await host.live.send(messages.createPoll, {
    partyId: party.id,
    poll: { ...question, options: titles },
  });
  const { queue, poll } = await fixture.read(host, party);
  const [itemId, pollId] = [queue[0]?.id ?? "", poll?.id ?? ""];
  await kick(host, adult);
  for (const one of [host, other]) await catchUp(one);
  const heard = [host, other].map(listenToParty);
  const fields: Record<string, object> = {
    "party.command": { command: { act: "show", titleId: gTitle } },
    "party.ready": { isReady: true },
    "party.loading": { seq: 1, isLoaded: true },
    "party.waitForMe": { isWaitedFor: false },
    "party.report": { roundTripMs: 5, driftMs: 3 },
    "party.queue": { titleId: gTitle },
    "party.unqueue": { itemId },
    "party.vote": { itemId, isWanted: true },
    "party.poll.ask": { poll: { ...question, options: titles } },
    "party.poll.choose": { pollId, choice: 0 },
    "party.poll.end": { pollId },
    "party.sendMessage": { content: { kind: "text", text: "Still here" } },
    "party.retractMessage": { messageId: newId() },
    "party.react": { reaction: "roar" },
    "party.voice.signal": { to: host.id, signal: offer },
  };
  /** Leaving a room that the connection isn't in succeeds and does nothing. */
  const leaving = new Set(["party.exit", "party.voice.leave"]);
  const commands: readonly LiveCommand[] =
    partiesLive.commands?.map(({ command }) => command) ?? [];
  for (const tab of tabs) {
    for (const command of commands) {
      const body = { partyId: party.id, ...fields[command.name] };
      const code = await errorCodeOf(tab.live.trySend(command, body));
      expect(code, command.name).toBe(leaving.has(command.name) ? null : "NOT_FOUND");
    }
    expect((await tab.browser(`/api/parties/${party.id}`)).statusCode).toBe(404);
  }
  for (const one of [host, other]) await catchUp(one);
  expect(heard).toEqual([[], []]);
});

test("a participant kicked while joining the voice call isn't in it", async () => {
  const [host, guest] = [
    await fixture.connect(fixture.parent, party),
    await fixture.connect(adult, party),
  ];
  const { live } = fixture.server.app;
  const listProfiles = live.listProfiles.bind(live);
  let reach = () => {};
  let release = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  let isHeld = false;
  live.listProfiles = async (room) => {
    if (room.startsWith("voice:") && !isHeld) {
      isHeld = true;
      reach();
      await released;
    }
    return await listProfiles(room);
  };
  try {
    const joining = errorCodeOf(guest.live.trySend(messages.joinVoice, { partyId: party.id }));
    await reached;
    await kick(host, adult);
    release();
    expect(await joining).toBe("NOT_FOUND");
  } finally {
    live.listProfiles = listProfiles;
  }
  expect(await live.listProfiles(`voice:${party.id}`)).toEqual(new Set());
});
