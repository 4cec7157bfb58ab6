import * as messages from "@goldmane/contracts/parties/live";
import { canDo, type PartyAction } from "@goldmane/contracts/parties/rules";
import { permissions, type Party } from "@goldmane/contracts/parties/schema";
import type { LiveCommand } from "@goldmane/contracts/live/message";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import {
  gTitle,
  otherG,
  type TestPerson,
  PartyFixture,
} from "#features/parties/testing/test-party.ts";
import { permissionsColumn, updateParticipant, updateParty } from "./store.ts";
import type { Viewer } from "#platform/app.ts";
import { BrowserSessions } from "#platform/identity/browser-sessions.ts";
import { runCommand, listCommandHandlers } from "#platform/live/run-command.ts";

const handlers = listCommandHandlers(features);

let fixture: PartyFixture;
let party: Party;
const viewers = new Map<string, Viewer>();
let participants: readonly { who: TestPerson; isChild: boolean }[];
beforeAll(async () => {
  fixture = await PartyFixture.open();
  party = await fixture.host();
  const { db, now, config } = fixture.server.app;
  const sessions = new BrowserSessions({ db, now, transport: "http", config });
  const [adult, child] = [await fixture.add("adult"), await fixture.add("child")];
  participants = [
    { who: adult, isChild: false },
    { who: child, isChild: true },
  ];
  for (const { who } of participants) {
    await fixture.join(who, party);
    viewers.set(who.id, await sessions.find(who.browser.cookies()));
  }
});
afterAll(() => fixture[Symbol.asyncDispose]());

type Ask = { act: PartyAction; command: LiveCommand; body: object };

const command = (act: PartyAction, given: object): Ask => ({
  act,
  command: messages.controlPlayback,
  body: { command: given },
});

/** Every command that needs a permission. */
const asks: readonly Ask[] = [
  command("play", { act: "play" }),
  command("play", { act: "pause" }),
  command("play", { act: "rate", rate: 1.25 }),
  command("seek", { act: "seek", position: 7 }),
  command("show", { act: "show", titleId: gTitle }),
  command("show", { act: "next" }),
  command("show", { act: "stop" }),
  { act: "queue", command: messages.queueTitle, body: { titleId: otherG } },
  {
    act: "chat",
    command: messages.sendChatMessage,
    body: { content: { kind: "phrase", phrase: "hello" } },
  },
  { act: "voice", command: messages.joinVoice, body: {} },
];

const connection = {
  id: "here",
  join: async () => undefined,
  leave: async () => undefined,
  isIn: () => true,
};

/** Whether a command was refused for lack of permission; other refusals, such as rate limits, don't count. */
const isRightRefused = (error: { error: string } & Record<string, unknown>) =>
  error.error === "NOT_ALLOWED" && "act" in error;

test("commands are refused exactly as canDo says, for any role and settings", async () => {
  const anyCase = fc.record({
    index: fc.constantFrom(0, 1),
    role: fc.constantFrom("cohost" as const, "guest" as const),
    denied: fc.subarray([...permissions]),
    guestPermissions: fc.subarray([...permissions]),
    ask: fc.constantFrom(...asks),
  });
  const { app } = fixture.server;
  await fc.assert(
    fc.asyncProperty(anyCase, async ({ index, role, denied, guestPermissions, ask }) => {
      const participant = participants[index];
      const viewer = viewers.get(participant?.who.id ?? "");
      if (!participant || !viewer) throw new Error("No participant has that index.");
      const columns = { role, denied: JSON.stringify(denied) };
      await updateParticipant(
        app.db,
        { partyId: party.id, profileId: participant.who.id },
        columns,
      );
      await updateParty(app.db, party.id, {
        guest_permissions: permissionsColumn.write(guestPermissions),
      });
      const answer = await runCommand(
        handlers,
        { app, viewer, connection },
        { name: ask.command.name, body: { partyId: party.id, ...ask.body } },
      );
      const may = canDo(ask.act, { role, denied, isChild: participant.isChild }, guestPermissions);
      expect(!answer.ok && isRightRefused(answer.error), JSON.stringify(answer)).toBe(!may);
    }),
    { numRuns: 150 },
  );
});
