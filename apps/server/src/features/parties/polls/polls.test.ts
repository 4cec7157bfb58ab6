import { createPoll, choose, endPoll, partyChanged } from "@goldmane/contracts/parties/live";
import type { NewPoll, Party, Poll } from "@goldmane/contracts/parties/schema";
import { expect, test } from "vitest";
import { sweepParties } from "#features/parties/sweep-parties.ts";
import {
  setUpParties,
  grownUpTitle,
  gTitle,
  sendCommand,
  otherG,
  errorCodeOf,
  type ConnectedPerson,
  type TestPerson,
  type PartyFixture,
} from "#features/parties/testing/test-party.ts";

let fixture: PartyFixture;
let adult: TestPerson;
let child: TestPerson;
let party: Party;
setUpParties(
  async (opened) => {
    fixture = opened;
    adult = await fixture.add("adult");
    child = await fixture.add("child");
  },
  (fresh) => {
    party = fresh;
  },
);

const films = (...ids: string[]): NewPoll => ({
  question: null,
  options: ids.map((titleId) => ({ kind: "title", titleId })),
  seconds: 0,
});
const words = (question: string, ...all: string[]): NewPoll => ({
  question,
  options: all.map((one) => ({ kind: "text", text: one })),
  seconds: 0,
});
const ask = (who: ConnectedPerson, poll: NewPoll) =>
  who.live.trySend(createPoll, { partyId: party.id, poll });

/** Opens a poll and returns it. */
async function asked(who: ConnectedPerson, poll: NewPoll): Promise<Poll> {
  await who.live.send(createPoll, { partyId: party.id, poll });
  return await open(who);
}

async function open(who: TestPerson): Promise<Poll> {
  const { poll } = await fixture.read(who, party);
  if (!poll) throw new Error("The party has no poll.");
  return poll;
}

test("shows everyone the question and each participant's last vote", async () => {
  const [host, guest] = [
    await fixture.connect(fixture.parent, party),
    await fixture.connect(adult, party),
  ];
  const { id: pollId } = await asked(host, films(gTitle, otherG));
  const vote = (who: ConnectedPerson, choice: number) =>
    who.live.send(choose, { partyId: party.id, pollId, choice });
  await vote(host, 0);
  await vote(guest, 0);
  await vote(guest, 1);
  await expect
    .poll(() => host.live.received(partyChanged).at(-1)?.party.poll)
    .toMatchObject({
      id: pollId,
      askedBy: host.id,
      question: null,
      isOpen: true,
      options: [
        { choice: 0, title: { id: gTitle }, text: null, votes: [host.id] },
        { choice: 1, title: { id: otherG }, text: null, votes: [guest.id] },
      ],
    });
  const wrong = guest.live.trySend(choose, { partyId: party.id, pollId, choice: 2 });
  expect(await errorCodeOf(wrong)).toBe("NOT_FOUND");
});

test("is opened and ended by hosts and co-hosts only", async () => {
  const [host, guest] = [
    await fixture.connect(fixture.parent, party),
    await fixture.connect(adult, party),
  ];
  expect(await errorCodeOf(ask(guest, films(gTitle, otherG)))).toBe("NOT_ALLOWED");
  const { id: pollId } = await asked(host, words("A break?", "Now", "Later"));
  const ending = { partyId: party.id, pollId };
  expect(await errorCodeOf(guest.live.trySend(endPoll, ending))).toBe("NOT_ALLOWED");
  await host.live.send(endPoll, ending);
  expect((await open(guest)).isOpen).toBe(false);
  const late = guest.live.trySend(choose, { ...ending, choice: 0 });
  expect(await errorCodeOf(late)).toBe("CONFLICT");
});

test("allows one open poll at a time", async () => {
  const [host, guest] = [
    await fixture.connect(fixture.parent, party),
    await fixture.connect(adult, party),
  ];
  const url = `/api/parties/${party.id}/participants/${guest.id}`;
  await fixture.call(host, "PATCH", url, { role: "cohost" });
  const codes = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      errorCodeOf(ask(at % 2 === 0 ? host : guest, words(`Number ${at}?`, "Yes", "No"))),
    ),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set([null, "CONFLICT"]));
  await host.live.send(endPoll, { partyId: party.id, pollId: (await open(host)).id });
  expect((await asked(guest, films(gTitle, otherG))).askedBy).toBe(guest.id);
});

test("ends on time even if its process was killed", async () => {
  const [host, guest] = [
    await fixture.connect(fixture.parent, party),
    await fixture.connect(adult, party),
  ];
  const { id: pollId, endsAt } = await asked(host, { ...films(gTitle, otherG), seconds: 30 });
  await guest.live.send(choose, { partyId: party.id, pollId, choice: 1 });
  const { app } = fixture.server;
  const { now } = app;
  app.now = () => (endsAt ?? 0) + 1;
  try {
    const late = host.live.trySend(choose, { partyId: party.id, pollId, choice: 0 });
    expect(await errorCodeOf(late)).toBe("CONFLICT");
    await sweepParties(app);
  } finally {
    app.now = now;
  }
  const lastPoll = () => guest.live.received(partyChanged).at(-1)?.party.poll;
  await expect.poll(lastPoll).toMatchObject({ isOpen: false });
  expect(lastPoll()?.options.map(({ votes }) => votes)).toEqual([[], [guest.id]]);
});

test("is removed once a film is on the screen", async () => {
  const host = await fixture.connect(fixture.parent, party);
  const { id: pollId } = await asked(host, films(gTitle, otherG));
  const cue = { act: "cue", titleId: otherG } as const;
  await sendCommand(host, party, cue);
  expect((await open(host)).isOpen).toBe(true);
  await host.live.send(endPoll, { partyId: party.id, pollId });
  await sendCommand(host, party, { ...cue, titleId: gTitle });
  expect((await fixture.read(host, party)).poll).toBeNull();
});

test("rejects and hides titles that someone present isn't allowed to see", async () => {
  const host = await fixture.connect(fixture.parent, party);
  await asked(host, films(gTitle, grownUpTitle));
  const small = await fixture.connect(child, party);
  const shown = (await open(small)).options.map(({ title }) => title?.id);
  expect(shown).toEqual([gTitle]);
  await host.live.send(endPoll, { partyId: party.id, pollId: (await open(host)).id });
  const again = await ask(host, films(gTitle, grownUpTitle));
  expect(again).toMatchObject({ ok: false, error: { error: "NOT_ALLOWED", reason: "film" } });
});

test("lets a child ask about films only, and rejects foul words", async () => {
  const [host, small] = [
    await fixture.connect(fixture.parent, party),
    await fixture.connect(child, party),
  ];
  await fixture.call(host, "PATCH", `/api/parties/${party.id}/participants/${small.id}`, {
    role: "cohost",
  });
  const own = await ask(small, words("Which?", "Cake", "Pie"));
  expect(own).toMatchObject({ ok: false, error: { error: "NOT_ALLOWED", reason: "child" } });
  for (const foul of [words("Are you fucking idiots?", "Yes", "No"), words("A?", "shit", "No")])
    expect(await errorCodeOf(ask(host, foul))).toBe("NOT_ALLOWED");
  expect((await asked(small, films(gTitle, otherG))).askedBy).toBe(small.id);
});

test("rejects polls and votes by non-participants", async () => {
  const host = await fixture.connect(fixture.parent, party);
  const elsewhere = await fixture.connect(adult, await fixture.host(adult));
  expect(await errorCodeOf(ask(elsewhere, films(gTitle, otherG)))).toBe("NOT_FOUND");
  const { id: pollId } = await asked(host, films(gTitle, otherG));
  const vote = elsewhere.live.trySend(choose, { partyId: party.id, pollId, choice: 0 });
  expect(await errorCodeOf(vote)).toBe("NOT_FOUND");
});
