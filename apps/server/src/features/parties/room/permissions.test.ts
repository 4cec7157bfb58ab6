import {
  createPoll,
  enterParty,
  chatMessageChanged,
  partyOver,
  queueTitle,
  sendChatMessage,
} from "@goldmane/contracts/parties/live";
import { canDo, type PartyAction } from "@goldmane/contracts/parties/rules";
import {
  type Permission,
  permissions,
  type NewPoll,
  type Party,
} from "@goldmane/contracts/parties/schema";
import { describe, expect, test } from "vitest";
import {
  setUpParties,
  gTitle,
  sendCommand,
  otherG,
  errorCodeOf,
  type ConnectedPerson,
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

const whatNext: NewPoll = {
  question: null,
  options: [gTitle, otherG].map((titleId) => ({ kind: "title", titleId })),
  seconds: 0,
};

describe("permissions", () => {
  const asks: readonly {
    act: PartyAction;
    ask: (who: ConnectedPerson, other: string) => Promise<string | null>;
  }[] = [
    { act: "play", ask: (who) => codeOf(sendCommand(who, party, { act: "pause" })) },
    { act: "seek", ask: (who) => codeOf(sendCommand(who, party, { act: "seek", position: 3 })) },
    {
      act: "show",
      ask: (who) => codeOf(sendCommand(who, party, { act: "show", titleId: gTitle })),
    },
    {
      act: "ask",
      ask: (who) => codeOf(who.live.trySend(createPoll, { partyId: party.id, poll: whatNext })),
    },
    {
      act: "queue",
      ask: (who) => codeOf(who.live.trySend(queueTitle, { partyId: party.id, titleId: otherG })),
    },
    {
      act: "chat",
      ask: (who) =>
        codeOf(
          who.live.trySend(sendChatMessage, {
            partyId: party.id,
            content: { kind: "phrase", phrase: "hello" },
          }),
        ),
    },
    { act: "settings", ask: (who) => patch(who, `/api/parties/${party.id}`, { name: "Again" }) },
    {
      act: "moderate",
      ask: (who, other) =>
        patch(who, `/api/parties/${party.id}/participants/${other}`, { denied: [] }),
    },
    {
      act: "roles",
      ask: (who, other) =>
        patch(who, `/api/parties/${party.id}/participants/${other}`, { role: "guest" }),
    },
  ];

  async function codeOf(answer: Promise<{ ok: boolean; error?: { error: string } | undefined }>) {
    return (await answer).error?.error ?? null;
  }
  async function patch(who: ConnectedPerson, url: string, payload: object): Promise<string | null> {
    const answer = await who.browser({ method: "PATCH", url, payload });
    return answer.statusCode === 200 ? null : answer.json().error;
  }

  const settings: readonly { guestPermissions: Permission[]; denied: Permission[] }[] = [
    { guestPermissions: [], denied: [] },
    { guestPermissions: [...permissions], denied: [] },
    { guestPermissions: [...permissions], denied: ["play", "chat"] },
    { guestPermissions: ["seek", "queue"], denied: ["queue"] },
  ];

  test.each(
    settings.flatMap((set) => (["cohost", "guest"] as const).map((role) => ({ role, ...set }))),
  )("a $role with $guestsMay but $denied does what the rules say, and no more", async (set) => {
    const { role, guestPermissions, denied } = set;
    const host = await fixture.connect(fixture.parent, party);
    const [who, other] = [await fixture.connect(adult, party), await fixture.connect(teen, party)];
    await fixture.call(host, "PATCH", `/api/parties/${party.id}`, { guestPermissions });
    const url = `/api/parties/${party.id}/participants/${who.id}`;
    await fixture.call(host, "PATCH", url, { role, denied });
    await startFilm(fixture, party, { titleId: gTitle, all: [host, who, other] });
    for (const { act, ask } of asks) {
      const may = canDo(act, { role, denied, isChild: false }, guestPermissions);
      expect(await ask(who, other.id), act).toBe(may ? null : "NOT_ALLOWED");
    }
  });

  test("a kicked participant is removed at once and can't return", async () => {
    const [host, guest] = [
      await fixture.connect(fixture.parent, party),
      await fixture.connect(adult, party),
    ];
    const url = `/api/parties/${party.id}/participants/${guest.id}`;
    expect((await host.browser({ method: "DELETE", url })).statusCode).toBe(204);
    await expect
      .poll(() => guest.live.received(partyOver))
      .toEqual([{ partyId: party.id, reason: "kicked" }]);
    const payload = { code: party.code };
    const again = await guest.browser({ method: "POST", url: "/api/parties/join", payload });
    expect(again.json()).toMatchObject({ error: "NOT_ALLOWED", reason: "kicked" });
    expect(await errorCodeOf(guest.live.trySend(enterParty, { partyId: party.id }))).toBe(
      "NOT_FOUND",
    );
    const heard = guest.live.received(chatMessageChanged).length;
    await host.live.send(sendChatMessage, {
      partyId: party.id,
      content: { kind: "text", text: "Now then" },
    });
    await host.live.send(sendChatMessage, {
      partyId: party.id,
      content: { kind: "text", text: "We go on" },
    });
    expect(guest.live.received(chatMessageChanged)).toHaveLength(heard);
  });

  test("guests kick no one, and no one kicks the host", async () => {
    const [host, one, two] = [
      await fixture.connect(fixture.parent, party),
      await fixture.connect(adult, party),
      await fixture.connect(teen, party),
    ];
    const kick = async (who: ConnectedPerson, other: ConnectedPerson) => {
      const url = `/api/parties/${party.id}/participants/${other.id}`;
      return (await who.browser({ method: "DELETE", url })).statusCode;
    };
    expect(await kick(one, two)).toBe(403);
    await fixture.call(host, "PATCH", `/api/parties/${party.id}`, {
      guestPermissions: [...permissions],
    });
    expect(await kick(one, host)).toBe(403);
    expect(await kick(one, two)).toBe(204);
  });

  test("the host role is transferred on request or when the host leaves", async () => {
    const [host, one, two] = [
      await fixture.connect(fixture.parent, party),
      await fixture.connect(adult, party),
      await fixture.connect(teen, party),
    ];
    const url = `/api/parties/${party.id}/participants/${one.id}`;
    await fixture.call(host, "PATCH", url, { role: "host" });
    const roles = async () =>
      Object.fromEntries(
        (await fixture.read(two, party)).participants.map((m) => [m.profileId, m.role]),
      );
    expect(await roles()).toEqual({ [host.id]: "cohost", [one.id]: "host", [two.id]: "guest" });
    expect(
      (await one.browser({ method: "POST", url: `/api/parties/${party.id}/leave` })).statusCode,
    ).toBe(204);
    expect(await roles()).toEqual({ [host.id]: "host", [two.id]: "guest" });
  });
});
