import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ratingOfRole, type Role, roles } from "#family/limits.ts";
import { type Rating, ratings } from "#library/limits.ts";
import { anyTimeLimits, anyTitleId } from "#testing/any-time-limits.ts";
import {
  gamePartnerRights,
  microphoneRights,
  leoRights,
  linkRights,
  partyGuestRights,
  partyRights,
  publishRights,
  ratingCeiling,
} from "./limits.ts";
import { choicesOf, hasTimeLimits, ratingsOf, toControls, defaultControls } from "./rules.ts";
import { type ControlSettings, controlSettings } from "./schema.ts";

const anyRole = fc.constantFrom(...roles);
const orders = {
  outsideLinks: linkRights,
  leo: leoRights,
  leoHears: microphoneRights,
  party: partyRights,
  partyGuests: partyGuestRights,
  publishing: publishRights,
  gamePartners: gamePartnerRights,
} as const;
type Right = keyof typeof orders;
const rights = [
  "outsideLinks",
  "leo",
  "leoHears",
  "party",
  "partyGuests",
  "publishing",
  "gamePartners",
] as const;

const anySettings: fc.Arbitrary<ControlSettings> = fc.record({
  blockedTitles: fc.uniqueArray(anyTitleId),
  allowedTitles: fc.uniqueArray(anyTitleId),
  blockedWords: fc.uniqueArray(fc.constantFrom("ghost", "shark", "storm")),
  outsideLinks: fc.constantFrom(...linkRights),
  leo: fc.constantFrom(...leoRights),
  leoHears: fc.constantFrom(...microphoneRights),
  party: fc.constantFrom(...partyRights),
  partyGuests: fc.constantFrom(...partyGuestRights),
  publishing: fc.constantFrom(...publishRights),
  gamePartners: fc.constantFrom(...gamePartnerRights),
  countGames: fc.boolean(),
  time: anyTimeLimits,
  calm: fc.record({
    noFlashing: fc.boolean(),
    reducedMotion: fc.boolean(),
    noAutoplay: fc.boolean(),
  }),
});

/** 0 is the most permissive; a larger number allows less. */
function rankOf(settings: ControlSettings, right: Right): number {
  const order: readonly string[] = orders[right];
  return order.indexOf(settings[right]);
}

/** The most that each role can be allowed. */
const table: Readonly<Record<Role, Pick<ControlSettings, Right>>> = {
  parent: {
    outsideLinks: "open",
    leo: "all",
    leoHears: "open",
    party: "host",
    partyGuests: "family",
    publishing: "free",
    gamePartners: "friends",
  },
  adult: {
    outsideLinks: "open",
    leo: "all",
    leoHears: "open",
    party: "host",
    partyGuests: "family",
    publishing: "free",
    gamePartners: "friends",
  },
  teen: {
    outsideLinks: "open",
    leo: "all",
    leoHears: "open",
    party: "host",
    partyGuests: "family",
    publishing: "withApproval",
    gamePartners: "friends",
  },
  child: {
    outsideLinks: "withPin",
    leo: "all",
    leoHears: "open",
    party: "household",
    partyGuests: "friends",
    publishing: "withApproval",
    gamePartners: "friends",
  },
};

/** Default rating limit of each role, and the highest that a parent can allow. */
const ratingTable: Readonly<Record<Role, { usual: Rating; ceiling: Rating }>> = {
  parent: { usual: "R", ceiling: "R" },
  adult: { usual: "R", ceiling: "R" },
  teen: { usual: "PG-13", ceiling: "PG-13" },
  child: { usual: "G", ceiling: "PG" },
};

describe("toControls", () => {
  test("is never more than its role allows, nor more than a parent set", () => {
    fc.assert(
      fc.property(anyRole, anySettings, (role, set) => {
        const applied = toControls(role, set);
        const most = { ...set, ...table[role] };
        for (const right of rights)
          expect(rankOf(applied, right), right).toBe(
            Math.max(rankOf(set, right), rankOf(most, right)),
          );
      }),
    );
  });

  test("does not change when it is saved again", () => {
    fc.assert(
      fc.property(anyRole, anySettings, (role, set) => {
        const applied = toControls(role, set);
        expect(toControls(role, applied)).toEqual(applied);
        expect(controlSettings.parse(applied)).toEqual(applied);
      }),
    );
  });

  test("keeps blocked titles, words and calm settings in every role", () => {
    fc.assert(
      fc.property(anyRole, anySettings, (role, set) => {
        const { blockedTitles, allowedTitles, blockedWords, calm } = set;
        expect(toControls(role, set)).toMatchObject({
          blockedTitles,
          allowedTitles,
          blockedWords,
          calm,
        });
      }),
    );
  });

  test("includes time limits for children and teens only", () => {
    const limited = new Set<Role>(["child", "teen"]);
    fc.assert(
      fc.property(anyRole, anySettings, (role, set) => {
        const isLimited = limited.has(role);
        expect(hasTimeLimits(role)).toBe(isLimited);
        const { time } = toControls(role, set);
        if (isLimited) expect(time).toEqual(set.time);
        else expect(Object.values(time).every((limit) => limit === null)).toBe(true);
      }),
    );
  });

  test("survives a change of role from child to teen and back, except that guests need consent again", () => {
    fc.assert(
      fc.property(anySettings, (set) => {
        const before = toControls("child", set);
        const after = toControls("child", toControls("teen", set));
        // A parent's consent to guests of a child's parties has to be given again.
        expect(after).toEqual({ ...before, partyGuests: "family" });
      }),
    );
  });
});

describe.each(roles)("a %s", (role) => {
  const usual = defaultControls(role);

  test("starts with settings that are valid and apply as they are", () => {
    expect(controlSettings.parse(usual)).toEqual(usual);
    expect(toControls(role, usual)).toEqual(usual);
    expect(toControls(role, null)).toEqual(usual);
  });

  test("starts with the most that its role allows; a child starts stricter for Leo, microphone, guests and games", () => {
    const most = { ...usual, ...table[role] };
    const child = {
      leo: "embedded",
      leoHears: "closed",
      partyGuests: "family",
      gamePartners: "family",
    };
    expect(usual).toEqual({ ...most, ...(role === "child" && child) });
  });

  test.each(rights)("is offered exactly the choices of %s that take effect", (right) => {
    const all: readonly ControlSettings[Right][] = orders[right];
    const effective = all.filter((choice) => {
      const set = { ...usual, [right]: choice };
      return toControls(role, set)[right] === choice;
    });
    expect(choicesOf(role, right, all)).toEqual(effective);
    expect(effective).toContain(usual[right]);
  });

  test("can be given every rating up to its ceiling, and starts with one of them", () => {
    const { ceiling, usual: start } = ratingTable[role];
    expect(ratingsOf(role)).toEqual(ratings.slice(0, ratings.indexOf(ceiling) + 1));
    expect(ratingCeiling[role]).toBe(ceiling);
    expect(ratingOfRole[role]).toBe(start);
    expect(ratingsOf(role)).toContain(start);
  });
});

test("no younger role sees, or is allowed, more than an older one", () => {
  const byAge: readonly Role[] = ["parent", "adult", "teen", "child"];
  for (const [index, younger] of byAge.entries())
    for (const older of byAge.slice(0, index)) {
      expect(ratingsOf(older)).toEqual(expect.arrayContaining(ratingsOf(younger)));
      for (const right of rights)
        expect(rankOf(defaultControls(younger), right)).toBeGreaterThanOrEqual(
          rankOf(defaultControls(older), right),
        );
    }
});
