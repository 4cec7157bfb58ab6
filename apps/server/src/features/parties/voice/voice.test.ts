import {
  joinVoice,
  leaveVoice,
  partyChanged,
  signalVoice,
  voiceSignaled,
} from "@goldmane/contracts/parties/live";
import { voicesAtMost } from "@goldmane/contracts/parties/limits";
import type { Party } from "@goldmane/contracts/parties/schema";
import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { openHome } from "#platform/testing/open-home.ts";
import {
  setUpParties,
  errorCodeOf,
  type ConnectedPerson,
  type TestPerson,
  type PartyFixture,
} from "#features/parties/testing/test-party.ts";

const turn = { urls: ["turn:turn.example.org"], secret: "between the two" };

let fixture: PartyFixture;
let adult: TestPerson;
let child: TestPerson;
let outsider: TestPerson;
let party: Party;
setUpParties(
  async (opened) => {
    fixture = opened;
    adult = await fixture.add("adult");
    child = await fixture.add("child");
    const other = await openHome(fixture.server);
    outsider = { id: other.parentId, browser: other.browser };
  },
  (fresh) => {
    party = fresh;
  },
  { turn },
);

const talk = (who: ConnectedPerson) => who.live.send(joinVoice, { partyId: party.id });
const offer = { kind: "description", type: "offer", sdp: "v=0" } as const;

test("replies with the participants of the call and ICE servers on joining", async () => {
  const [host, guest] = [
    await fixture.connect(fixture.parent, party),
    await fixture.connect(adult, party),
  ];
  expect((await talk(host)).talking).toEqual([]);
  const { talking, iceServers } = await talk(guest);
  expect(talking).toEqual([host.id]);
  const [server] = iceServers;
  const expected = createHmac("sha1", turn.secret)
    .update(server?.username ?? "")
    .digest("base64");
  expect(server).toMatchObject({ urls: turn.urls, credential: expected });
  await expect
    .poll(() => {
      const seen = host.live.received(partyChanged).at(-1)?.party.participants ?? [];
      return seen.filter(({ isTalking }) => isTalking).length;
    })
    .toBe(2);
});

test("relays signals between participants of the call only", async () => {
  const [host, guest] = [
    await fixture.connect(fixture.parent, party),
    await fixture.connect(adult, party),
  ];
  const silent = await fixture.connect(child, party);
  const send = (from: ConnectedPerson, to: ConnectedPerson) =>
    from.live.trySend(signalVoice, { partyId: party.id, to: to.id, signal: offer });
  await talk(host);
  await talk(guest);
  expect((await send(host, guest)).ok).toBe(true);
  await expect
    .poll(() => guest.live.received(voiceSignaled))
    .toEqual([{ partyId: party.id, from: host.id, signal: offer }]);
  expect(await errorCodeOf(send(silent, host))).toBe("NOT_FOUND");
  expect(await errorCodeOf(send(host, silent))).toBe("NOT_FOUND");
  await guest.live.send(leaveVoice, { partyId: party.id });
  expect(await errorCodeOf(send(host, guest))).toBe("NOT_FOUND");
  expect(silent.live.received(voiceSignaled)).toEqual([]);
});

test("children can talk only with their own family, in any order of joining", async () => {
  await fixture.befriend(outsider);
  await fixture.allowGuests(child, "friends");
  const [small, foreign] = [
    await fixture.connect(child, party),
    await fixture.connect(outsider, party),
  ];
  await talk(small);
  expect(await errorCodeOf(foreign.live.trySend(joinVoice, { partyId: party.id }))).toBe(
    "NOT_ALLOWED",
  );
  await talk(await fixture.connect(adult, party));
  await small.live.send(leaveVoice, { partyId: party.id });
  await foreign.live.send(joinVoice, { partyId: party.id });
  expect(await errorCodeOf(small.live.trySend(joinVoice, { partyId: party.id }))).toBe(
    "NOT_ALLOWED",
  );
});

test("requires the voice permission, a connected participant and a free slot", async () => {
  const [host, guest] = [
    await fixture.connect(fixture.parent, party),
    await fixture.connect(adult, party),
  ];
  const url = `/api/parties/${party.id}/participants/${guest.id}`;
  await fixture.call(host, "PATCH", url, { denied: ["voice"] });
  expect(await errorCodeOf(guest.live.trySend(joinVoice, { partyId: party.id }))).toBe(
    "NOT_ALLOWED",
  );
  await fixture.call(host, "PATCH", url, { denied: [] });
  const many: ConnectedPerson[] = [];
  for (let count = 0; count < voicesAtMost; count += 1) {
    const home = await openHome(fixture.server);
    many.push(await fixture.connect({ id: home.parentId, browser: home.browser }, party));
  }
  for (const who of many) await talk(who);
  expect(await errorCodeOf(guest.live.trySend(joinVoice, { partyId: party.id }))).toBe("CONFLICT");
});

test("removes a kicked participant from the call", async () => {
  const [host, guest] = [
    await fixture.connect(fixture.parent, party),
    await fixture.connect(adult, party),
  ];
  await talk(host);
  await talk(guest);
  const url = `/api/parties/${party.id}/participants/${guest.id}`;
  await host.browser({ method: "DELETE", url });
  const body = { partyId: party.id, to: host.id, signal: offer };
  expect(await errorCodeOf(guest.live.trySend(signalVoice, body))).toBe("NOT_FOUND");
});

test("removes only participants who lose the voice permission", async () => {
  const [host, guest] = [
    await fixture.connect(fixture.parent, party),
    await fixture.connect(adult, party),
  ];
  await talk(host);
  await talk(guest);
  await fixture.call(host, "PATCH", `/api/parties/${party.id}`, { guestPermissions: ["chat"] });
  const body = { partyId: party.id, to: host.id, signal: offer };
  expect(await errorCodeOf(guest.live.trySend(signalVoice, body))).toBe("NOT_FOUND");
  const talking = async () =>
    (await fixture.read(host, party)).participants.filter(({ isTalking }) => isTalking);
  expect((await talking()).map(({ profileId }) => profileId)).toEqual([host.id]);
});
