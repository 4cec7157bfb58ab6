import { waitAtMostMs } from "@goldmane/contracts/parties/limits";
import {
  setWaitedFor,
  controlPlayback,
  enterParty,
  filmEnded,
  markReady,
  queueTitle,
  timelineChanged,
  voteForQueueItem,
} from "@goldmane/contracts/parties/live";
import { type Party } from "@goldmane/contracts/parties/schema";
import { describe, expect, test } from "vitest";
import { sweepParties } from "#features/parties/sweep-parties.ts";
import {
  setUpParties,
  grownUpTitle,
  gTitle,
  lastTimeline,
  reportAllLoaded,
  sendCommand,
  otherG,
  errorCodeOf,
  startFilm,
  type TestPerson,
  type PartyFixture,
} from "#features/parties/testing/test-party.ts";

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

describe("the film", () => {
  test("waits in the lobby after a cue, with no one ready, until it is started", async () => {
    const [host, guest] = [
      await fixture.connect(fixture.parent, party),
      await fixture.connect(adult, party),
    ];
    const partyId = party.id;
    await guest.live.send(markReady, { partyId, isReady: true });
    await guest.live.send(queueTitle, { partyId, titleId: gTitle });
    expect(await errorCodeOf(sendCommand(guest, party, { act: "cue", titleId: gTitle }))).toBe(
      "NOT_ALLOWED",
    );
    await sendCommand(host, party, { act: "cue", titleId: gTitle });
    await expect.poll(() => lastTimeline(guest)).toMatchObject({ state: "idle", titleId: gTitle });
    const waiting = await fixture.read(guest, party);
    expect(waiting).toMatchObject({ title: { id: gTitle }, queue: [] });
    expect(waiting.participants.map(({ isReady }) => isReady)).toEqual([false, false]);
    await sendCommand(host, party, { act: "play" });
    expect((await fixture.read(guest, party)).timeline).toEqual(waiting.timeline);
    await startFilm(fixture, party, { titleId: gTitle, all: [host, guest] });
    await expect
      .poll(() => lastTimeline(guest))
      .toMatchObject({ state: "playing", titleId: gTitle });
  });

  test("removes a cued film when a participant joins who isn't allowed to see it", async () => {
    const host = await fixture.connect(fixture.parent, party);
    await sendCommand(host, party, { act: "cue", titleId: grownUpTitle });
    await fixture.connect(await fixture.add("child"), party);
    await expect.poll(() => lastTimeline(host)).toMatchObject({ state: "idle", titleId: null });
  });

  test("waits until everyone has loaded and starts for all at one future instant", async () => {
    const [host, guest] = [
      await fixture.connect(fixture.parent, party),
      await fixture.connect(adult, party),
    ];
    await host.live.send(controlPlayback, {
      partyId: party.id,
      command: { act: "show", titleId: gTitle },
    });
    const waiting = [host.id, guest.id].toSorted();
    await expect.poll(() => lastTimeline(guest)?.waitingFor.toSorted()).toEqual(waiting);
    await reportAllLoaded(fixture, party, host);
    await expect
      .poll(() => lastTimeline(guest))
      .toMatchObject({ state: "waiting", waitingFor: [guest.id] });
    const before = Date.now();
    await reportAllLoaded(fixture, party, guest);
    await expect.poll(() => lastTimeline(host)).toMatchObject({ state: "playing", position: 0 });
    expect(lastTimeline(host)).toEqual(lastTimeline(guest));
    expect(lastTimeline(host)?.at).toBeGreaterThanOrEqual(before + 400);
  });

  test("continues without slow participants after exactly ten seconds", async () => {
    const [host, guest] = [
      await fixture.connect(fixture.parent, party),
      await fixture.connect(adult, party),
    ];
    const { now } = fixture.server.app;
    try {
      await host.live.send(controlPlayback, {
        partyId: party.id,
        command: { act: "show", titleId: gTitle },
      });
      await reportAllLoaded(fixture, party, host);
      const { waitUntil } = (await fixture.read(host, party)).timeline;
      expect((waitUntil ?? 0) - Date.now()).toBeLessThanOrEqual(waitAtMostMs + 2000);
      await sweepParties(fixture.server.app);
      expect((await fixture.read(host, party)).timeline.state).toBe("waiting");
      fixture.server.app.now = () => (waitUntil ?? 0) + 1;
      await sweepParties(fixture.server.app);
      expect((await fixture.read(guest, party)).timeline).toMatchObject({
        state: "playing",
        waitingFor: [],
      });
    } finally {
      fixture.server.app.now = now;
    }
  });

  test("doesn't wait for participants who opted out or left", async () => {
    const [host, one, two] = [
      await fixture.connect(fixture.parent, party),
      await fixture.connect(adult, party),
      await fixture.connect(teen, party),
    ];
    await one.live.send(setWaitedFor, { partyId: party.id, isWaitedFor: false });
    await host.live.send(controlPlayback, {
      partyId: party.id,
      command: { act: "show", titleId: gTitle },
    });
    await reportAllLoaded(fixture, party, host);
    expect((await fixture.read(host, party)).timeline.waitingFor).toEqual([two.id]);
    two.live[Symbol.dispose]();
    await expect.poll(() => lastTimeline(host)?.state).toBe("playing");
  });

  test("sends a late joiner the current position", async () => {
    const host = await fixture.connect(fixture.parent, party);
    await startFilm(fixture, party, { titleId: gTitle, all: [host] });
    await fixture.join(adult, party);
    const late = await fixture.connect(adult, await fixture.read(adult, party));
    const { party: seen } = await late.live.send(enterParty, { partyId: party.id });
    expect(seen).toMatchObject({
      timeline: { state: "playing", titleId: gTitle },
      title: { id: gTitle },
    });
  });

  test("applies only one of two commands for the same timeline", async () => {
    const host = await fixture.connect(fixture.parent, party);
    await startFilm(fixture, party, { titleId: gTitle, all: [host] });
    const { seq } = (await fixture.read(host, party)).timeline;
    const answers = await Promise.all([
      sendCommand(host, party, { act: "pause" }, seq),
      sendCommand(host, party, { act: "seek", position: 30 }, seq),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const lost = answers.find(({ ok }) => !ok);
    expect(lost).toMatchObject({ error: { error: "CONFLICT" } });
  });

  test("delivers every change once and in order under concurrent commands", async () => {
    const [host, guest] = [
      await fixture.connect(fixture.parent, party),
      await fixture.connect(adult, party),
    ];
    await startFilm(fixture, party, { titleId: gTitle, all: [host, guest] });
    const all = Array.from({ length: 20 }, (_, position) =>
      sendCommand(host, party, { act: "seek", position }),
    );
    expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true);
    const { seq } = (await fixture.read(host, party)).timeline;
    await expect.poll(() => lastTimeline(guest)?.seq).toBe(seq);
    const seqs = guest.live.received(timelineChanged).map(({ timeline }) => timeline.seq);
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
    expect(new Set(seqs).size).toBe(seqs.length);
  });

  test("emits filmEnded and makes room for the most wanted title", async () => {
    const [host, guest] = [
      await fixture.connect(fixture.parent, party),
      await fixture.connect(adult, party),
    ];
    const partyId = party.id;
    await host.live.send(queueTitle, { partyId, titleId: otherG });
    await guest.live.send(queueTitle, { partyId, titleId: gTitle });
    const item = (await fixture.read(guest, party)).queue.find(({ title }) => title.id === gTitle);
    await guest.live.send(voteForQueueItem, { partyId, itemId: item?.id ?? "", isWanted: true });
    expect((await fixture.read(guest, party)).queue.map(({ title }) => title.id)).toEqual([
      gTitle,
      otherG,
    ]);
    await host.live.send(controlPlayback, { partyId, command: { act: "next" } });
    await reportAllLoaded(fixture, party, host, guest);
    const read = await fixture.read(host, party);
    expect(read).toMatchObject({ title: { id: gTitle }, queue: [{ title: { id: otherG } }] });
    const { now } = fixture.server.app;
    try {
      fixture.server.app.now = () => now() + 3_600_000;
      await sweepParties(fixture.server.app);
    } finally {
      fixture.server.app.now = now;
    }
    await expect.poll(() => guest.live.received(filmEnded)).toEqual([{ partyId, titleId: gTitle }]);
    expect((await fixture.read(guest, party)).timeline).toMatchObject({
      state: "idle",
      titleId: null,
    });
  });
});
