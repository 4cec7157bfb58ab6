import fc from "fast-check";
import { expect, test } from "vitest";
import { codeAlphabet, leadAtLeastMs, leadAtMostMs } from "./limits.ts";
import {
  listPermissions,
  outranks,
  leadersOf,
  leadTimeMs,
  canCreatePoll,
  canDo,
  canWrite,
  partyActions,
  positionAt,
} from "./rules.ts";
import {
  type Permission,
  permissions,
  newChatMessage,
  newPoll,
  partyCode,
  partyRoles,
  type Timeline,
} from "./schema.ts";

const someGrants = fc.subarray([...permissions]);
const standing = fc.record({
  role: fc.constantFrom(...partyRoles),
  denied: someGrants,
  isChild: fc.boolean(),
});

test("the host can do everything, whatever the settings", () => {
  fc.assert(
    fc.property(
      standing,
      someGrants,
      fc.constantFrom(...partyActions),
      (who, guestPermissions, act) => {
        expect(canDo(act, { ...who, role: "host" }, guestPermissions)).toBe(true);
      },
    ),
  );
});

test("a guest can do what guests are permitted and isn't denied, and no host actions", () => {
  fc.assert(
    fc.property(standing, someGrants, (who, guestPermissions) => {
      const guest = { ...who, role: "guest" as const };
      const expected = guestPermissions.filter(
        (permission) =>
          !guest.denied.includes(permission) && !(permission === "kick" && guest.isChild),
      );
      expect(listPermissions(guest, guestPermissions).toSorted()).toEqual(expected.toSorted());
      for (const act of ["settings", "moderate", "show", "ask", "roles", "end"] as const)
        expect(canDo(act, guest, guestPermissions)).toBe(false);
    }),
  );
});

test("a co-host can do everything not denied, except assigning roles and ending the party", () => {
  fc.assert(
    fc.property(
      standing,
      someGrants,
      fc.constantFrom(...partyActions),
      (who, guestPermissions, act) => {
        const isTaken = (who.denied as readonly string[]).includes(act);
        const isHosts = act === "roles" || act === "end";
        expect(canDo(act, { ...who, role: "cohost" }, guestPermissions)).toBe(!isTaken && !isHosts);
      },
    ),
  );
});

test("a higher role or more guest permissions never remove an action", () => {
  fc.assert(
    fc.property(standing, someGrants, someGrants, (who, guestPermissions, more) => {
      for (const act of partyActions) {
        const [guest, cohost, host] = (["guest", "cohost", "host"] as const).map((role) =>
          canDo(act, { ...who, role }, guestPermissions),
        );
        expect(!guest || cohost).toBe(true);
        expect(!cohost || host).toBe(true);
        const all = [...new Set<Permission>([...guestPermissions, ...more])];
        expect(!canDo(act, who, guestPermissions) || canDo(act, who, all)).toBe(true);
      }
    }),
  );
});

test.each(partyRoles.flatMap((one) => partyRoles.map((other) => [one, other] as const)))(
  "a %s is above a %s only by rank",
  (one, other) => {
    expect(outranks(one, other)).toBe(partyRoles.indexOf(one) < partyRoles.indexOf(other));
  },
);

test("children can send phrases and stickers but no free text", () => {
  const messages = [
    { kind: "text", text: "hi" },
    { kind: "phrase", phrase: "love-it" },
    { kind: "sticker", sticker: "lion" },
  ].map((content) => newChatMessage.parse(content));
  expect(messages.map((content) => canWrite({ isChild: true }, content))).toEqual([
    false,
    true,
    true,
  ]);
  expect(messages.map((content) => canWrite({ isChild: false }, content))).toEqual([
    true,
    true,
    true,
  ]);
});

test("children can open polls about films but without free text", () => {
  const films = [{ kind: "title" as const, titleId: "one" }];
  const texts = [{ kind: "text" as const, text: "Ice cream" }];
  const polls = [
    { question: null, options: films, seconds: 0 as const },
    { question: "Which?", options: films, seconds: 0 as const },
    { question: null, options: [...films, ...texts], seconds: 0 as const },
  ];
  expect(polls.map((poll) => canCreatePoll({ isChild: true }, poll))).toEqual([true, false, false]);
  expect(polls.map((poll) => canCreatePoll({ isChild: false }, poll))).toEqual([true, true, true]);
});

test("leaders have the most votes, and at least one", () => {
  const options = fc.array(fc.record({ votes: fc.array(fc.uuid(), { maxLength: 4 }) }));
  fc.assert(
    fc.property(options, (all) => {
      const leaders = leadersOf(all);
      const most = leaders[0]?.votes.length ?? 0;
      expect(leaders.every(({ votes }) => votes.length === most && most > 0)).toBe(true);
      expect(all.every(({ votes }) => votes.length <= most)).toBe(true);
      expect(leaders.length > 0).toBe(all.some(({ votes }) => votes.length > 0));
    }),
  );
});

const from: Timeline = {
  seq: 3,
  titleId: "tin-moon",
  state: "playing",
  rate: 1.5,
  position: 10,
  at: 100_000,
  waitingFor: [],
  waitUntil: null,
};

test("the position advances at the rate while playing and is constant otherwise", () => {
  expect(positionAt(from, 99_000)).toBe(10);
  expect(positionAt(from, 102_000)).toBe(13);
  for (const state of ["idle", "waiting", "paused"] as const)
    expect(positionAt({ ...from, state }, 200_000)).toBe(10);
});

test("the lead time is two round trips of the slowest, within bounds", () => {
  expect(leadTimeMs([])).toBe(leadAtLeastMs);
  expect(leadTimeMs([20, 90])).toBe(leadAtLeastMs);
  expect(leadTimeMs([20, 450, 90])).toBe(900);
  expect(leadTimeMs([60_000])).toBe(leadAtMostMs);
});

test("a poll has two to six distinct options", () => {
  const words = (...all: string[]) => ({
    question: null,
    options: all.map((one) => ({ kind: "text", text: one })),
    seconds: 0,
  });
  expect(newPoll.safeParse(words("Now", "Later")).success).toBe(true);
  for (const wrong of [["Now"], ["Now", " Now "], ["a", "b", "c", "d", "e", "f", "g"], ["Now", ""]])
    expect(newPoll.safeParse(words(...wrong)).success, wrong.join()).toBe(false);
});

test("accepts a code in any spelling, without ambiguous characters", () => {
  expect(partyCode.parse(" abc-2 3d")).toBe("ABC23D");
  for (const wrong of ["ABC23", "ABC23DE", "ABC23O", "ABC230", "ABC23I", "ABC231", "ABC23L"])
    expect(partyCode.safeParse(wrong).success, wrong).toBe(false);
  expect(new Set(codeAlphabet).size).toBe(codeAlphabet.length);
});
