import {
  enterParty,
  chatMessageChanged,
  react,
  reacted,
  sendChatMessage,
  retractChatMessage,
} from "@goldmane/contracts/parties/live";
import type { Party } from "@goldmane/contracts/parties/schema";
import { describe, expect, test } from "vitest";
import {
  setUpParties,
  otherG,
  errorCodeOf,
  type ConnectedPerson,
  startFilm,
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

describe("chat and reactions", () => {
  test("delivers messages to everyone until they are retracted", async () => {
    const [host, guest] = [
      await fixture.connect(fixture.parent, party),
      await fixture.connect(adult, party),
    ];
    const message = await guest.live.send(sendChatMessage, {
      partyId: party.id,
      content: { kind: "text", text: "What a film" },
    });
    await expect
      .poll(() => host.live.received(chatMessageChanged).at(-1)?.message)
      .toEqual(message);
    await host.live.send(retractChatMessage, { partyId: party.id, messageId: message.id });
    await expect
      .poll(() => guest.live.received(chatMessageChanged).at(-1)?.message.content)
      .toBeNull();
    const { messages } = await guest.live.send(enterParty, { partyId: party.id });
    expect(messages).toMatchObject([{ id: message.id, content: null }]);
  });

  test("accepts only phrases and stickers from children", async () => {
    const small = await fixture.connect(child, party);
    const partyId = party.id;
    expect(
      await errorCodeOf(
        small.live.trySend(sendChatMessage, { partyId, content: { kind: "text", text: "hello" } }),
      ),
    ).toBe("NOT_ALLOWED");
    await small.live.send(sendChatMessage, {
      partyId,
      content: { kind: "phrase", phrase: "love-it" },
    });
    await small.live.send(sendChatMessage, {
      partyId,
      content: { kind: "sticker", sticker: "owl" },
    });
  });

  test("rejects bidirectional controls and invisible text", async () => {
    const host = await fixture.connect(fixture.parent, party);
    const say = (text: string) =>
      host.live.trySend(sendChatMessage, { partyId: party.id, content: { kind: "text", text } });
    const hostile = "\u202Egnp.exe\u202C \u2067a\u2069\u200Bb\uFEFF\u2060\tc\nd";
    expect(await say(hostile)).toMatchObject({ reply: { content: { text: "gnp.exe ab c d" } } });
    // Emoji sequences and some scripts need zero-width joiners.
    for (const text of ["👨‍👩‍👧", "نمی‌خواهم", "!?"]) {
      expect(await say(text)).toMatchObject({ reply: { content: { text } } });
    }
    expect(await errorCodeOf(say("\u200B\u2060 \uFEFF"))).toBe("INVALID_INPUT");
    const named = { method: "PATCH", url: `/api/parties/${party.id}` } as const;
    const changed = await host.browser({ ...named, payload: { name: "Friday\u202E" } });
    expect(changed.json().name).toBe("Friday");
    expect((await host.browser({ ...named, payload: { name: "\u200B" } })).statusCode).toBe(400);
  });

  test.each(["you are a fucking idiot", "call me at 0171 2345678", "x".repeat(281), "   "])(
    "%s is not said",
    async (text) => {
      const guest = await fixture.connect(adult, party);
      const content = { kind: "text", text } as const;
      const answer = await guest.live.trySend(sendChatMessage, { partyId: party.id, content });
      expect(answer.ok).toBe(false);
      const { messages } = await guest.live.send(enterParty, { partyId: party.id });
      expect(messages).toEqual([]);
    },
  );

  test("rate-limits messages, and guests further in slow mode", async () => {
    const [host, guest] = [
      await fixture.connect(fixture.parent, party),
      await fixture.connect(adult, party),
    ];
    const talk = (who: ConnectedPerson) =>
      who.live.trySend(sendChatMessage, {
        partyId: party.id,
        content: { kind: "phrase", phrase: "hello" },
      });
    for (let count = 0; count < 5; count += 1) expect((await talk(host)).ok).toBe(true);
    expect(await talk(host)).toMatchObject({ ok: false, error: { error: "TOO_MANY_REQUESTS" } });
    await fixture.call(host, "PATCH", `/api/parties/${party.id}`, { slowModeSeconds: 30 });
    expect((await talk(guest)).ok).toBe(true);
    expect(await errorCodeOf(talk(guest))).toBe("TOO_MANY_REQUESTS");
  });

  test("batches reactions and stores them by second of the film", async () => {
    const [host, guest] = [
      await fixture.connect(fixture.parent, party),
      await fixture.connect(adult, party),
    ];
    await startFilm(fixture, party, { titleId: otherG, all: [host, guest] });
    await guest.live.send(react, { partyId: party.id, reaction: "roar" });
    await host.live.send(react, { partyId: party.id, reaction: "roar" });
    await expect
      .poll(() => host.live.received(reacted).flatMap(({ reactions }) => reactions))
      .toHaveLength(2);
    const url = `/api/titles/${otherG}/reactions`;
    await expect
      .poll(async () => {
        const { seconds } = await fixture.call(adult, "GET", url);
        return seconds.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
      })
      .toBe(2);
  });

  test("drops reactions beyond ten per second", async () => {
    const host = await fixture.connect(fixture.parent, party);
    const { now } = fixture.server.app;
    const at = now();
    fixture.server.app.now = () => at;
    try {
      for (let count = 0; count < 25; count += 1) {
        await host.live.send(react, { partyId: party.id, reaction: "clap" });
      }
    } finally {
      fixture.server.app.now = now;
    }
    await expect
      .poll(() => host.live.received(reacted).flatMap(({ reactions }) => reactions).length)
      .toBe(10);
  });
});
