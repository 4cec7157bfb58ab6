import {
  joinVoice,
  leaveVoice,
  partyChanged,
  signalVoice,
  voiceSignalled,
} from "@goldmane/contracts/parties/live";
import { voicesAtMost } from "@goldmane/contracts/parties/limits";
import type { Party } from "@goldmane/contracts/parties/schema";
import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { openHome } from "#platform/testing/open-home.ts";
import {
  giveParties,
  refused,
  type Seated,
  type Somebody,
  type TestHouse,
} from "#features/parties/test-party.ts";

const turn = { urls: ["turn:turn.example.org"], secret: "between the two" };

let house: TestHouse;
let adult: Somebody;
let child: Somebody;
let outsider: Somebody;
let party: Party;
giveParties(
  async (opened) => {
    house = opened;
    adult = await house.add("adult");
    child = await house.add("child");
    const other = await openHome(house.server);
    outsider = { id: other.parentId, browser: other.browser };
  },
  (fresh) => {
    party = fresh;
  },
  { turn },
);

const talk = (who: Seated) => who.live.send(joinVoice, { partyId: party.id });
const offer = { kind: "description", type: "offer", sdp: "v=0" } as const;

test("who begins to talk is told who talks already, and a way through walls", async () => {
  const [host, guest] = [await house.seat(house.parent, party), await house.seat(adult, party)];
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

test("signals go from one who talks to another, and to nobody else", async () => {
  const [host, guest] = [await house.seat(house.parent, party), await house.seat(adult, party)];
  const silent = await house.seat(child, party);
  const send = (from: Seated, to: Seated) =>
    from.live.trySend(signalVoice, { partyId: party.id, to: to.id, signal: offer });
  await talk(host);
  await talk(guest);
  expect((await send(host, guest)).ok).toBe(true);
  await expect
    .poll(() => guest.live.received(voiceSignalled))
    .toEqual([{ partyId: party.id, from: host.id, signal: offer }]);
  expect(await refused(send(silent, host))).toBe("NOT_FOUND");
  expect(await refused(send(host, silent))).toBe("NOT_FOUND");
  await guest.live.send(leaveVoice, { partyId: party.id });
  expect(await refused(send(host, guest))).toBe("NOT_FOUND");
  expect(silent.live.received(voiceSignalled)).toEqual([]);
});

test("children talk with their own family only, whoever began", async () => {
  await house.befriend(outsider);
  await house.allowGuests(child, "friends");
  const [small, foreign] = [await house.seat(child, party), await house.seat(outsider, party)];
  await talk(small);
  expect(await refused(foreign.live.trySend(joinVoice, { partyId: party.id }))).toBe("NOT_ALLOWED");
  await talk(await house.seat(adult, party));
  await small.live.send(leaveVoice, { partyId: party.id });
  await foreign.live.send(joinVoice, { partyId: party.id });
  expect(await refused(small.live.trySend(joinVoice, { partyId: party.id }))).toBe("NOT_ALLOWED");
});

test("without the right, or a seat, nobody talks; nor more than there is room for", async () => {
  const [host, guest] = [await house.seat(house.parent, party), await house.seat(adult, party)];
  const url = `/api/parties/${party.id}/participants/${guest.id}`;
  await house.call(host, "PATCH", url, { denied: ["voice"] });
  expect(await refused(guest.live.trySend(joinVoice, { partyId: party.id }))).toBe("NOT_ALLOWED");
  await house.call(host, "PATCH", url, { denied: [] });
  const many: Seated[] = [];
  for (let count = 0; count < voicesAtMost; count += 1) {
    const home = await openHome(house.server);
    many.push(await house.seat({ id: home.parentId, browser: home.browser }, party));
  }
  for (const who of many) await talk(who);
  expect(await refused(guest.live.trySend(joinVoice, { partyId: party.id }))).toBe("CONFLICT");
});

test("who is sent away is heard no more", async () => {
  const [host, guest] = [await house.seat(house.parent, party), await house.seat(adult, party)];
  await talk(host);
  await talk(guest);
  const url = `/api/parties/${party.id}/participants/${guest.id}`;
  await host.browser({ method: "DELETE", url });
  const body = { partyId: party.id, to: host.id, signal: offer };
  expect(await refused(guest.live.trySend(signalVoice, body))).toBe("NOT_FOUND");
});

test("who may talk no more is heard no more, and others go on", async () => {
  const [host, guest] = [await house.seat(house.parent, party), await house.seat(adult, party)];
  await talk(host);
  await talk(guest);
  await house.call(host, "PATCH", `/api/parties/${party.id}`, { guestPermissions: ["chat"] });
  const body = { partyId: party.id, to: host.id, signal: offer };
  expect(await refused(guest.live.trySend(signalVoice, body))).toBe("NOT_FOUND");
  const talking = async () =>
    (await house.read(host, party)).participants.filter(({ isTalking }) => isTalking);
  expect((await talking()).map(({ profileId }) => profileId)).toEqual([host.id]);
});
