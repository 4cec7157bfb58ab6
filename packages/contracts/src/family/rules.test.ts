import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ratingCeiling } from "#controls/limits.ts";
import { isWithinRating } from "#library/rules.ts";
import { avatars, ratingOfRole, roles } from "./limits.ts";
import {
  avatarUrl,
  isGrownUp,
  parseAvatarUrl,
  toCodeKey,
  toEmailKey,
  toNameKey,
  toUsernameKey,
} from "./rules.ts";
import { avatarAddress, newProfile, displayName, username } from "./schema.ts";

/** Every character changed by case mapping, normalization or case folding. */
const changing = Array.from({ length: 0x2_fa20 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => /\p{Changes_When_Casemapped}|\p{Changes_When_NFKC_Casefolded}/u.test(letter));
const name = fc
  .array(fc.oneof(fc.constantFrom(...changing), fc.string({ unit: "grapheme", maxLength: 3 })), {
    maxLength: 8,
  })
  .map((parts) => parts.join(""));
const spaces = fc.constantFrom("", " ", "  ", "\t", "\u00A0");
/** Zero-width, invisible characters. */
const invisible = [
  "\u00AD",
  "\u034F",
  "\u115F",
  "\u17B4",
  "\u180B",
  "\u200B",
  "\u200D",
  "\u2060",
  "\u3164",
  "\uFE0F",
  "\uFEFF",
  "\uFFA0",
  "\u{E0061}",
  "\u{E0100}",
];
const hidden = fc.constantFrom(...invisible);

describe("a name's key", () => {
  test("is idempotent", () => {
    const unstable = changing.filter(
      (letter) => toUsernameKey(toUsernameKey(letter)) !== toUsernameKey(letter),
    );
    expect(unstable).toEqual([]);
    fc.assert(
      fc.property(name, (typed) => {
        for (const keyOf of [toUsernameKey, toEmailKey, toNameKey, toCodeKey])
          expect(keyOf(keyOf(typed))).toBe(keyOf(typed));
      }),
    );
  });

  test("ignores case", () => {
    const different = changing.filter((letter) => {
      const key = toUsernameKey(letter);
      const others = [letter.toUpperCase(), letter.toLowerCase()];
      return others.some((other) => toUsernameKey(other) !== key);
    });
    expect(different).toEqual([]);
  });

  test("ignores Unicode composition and surrounding spaces", () => {
    fc.assert(
      fc.property(name, spaces, spaces, (typed, before, after) => {
        const key = toUsernameKey(typed);
        for (const form of ["NFC", "NFD", "NFKC", "NFKD"])
          expect(toUsernameKey(typed.normalize(form))).toBe(key);
        expect(toUsernameKey(`${before}${typed}${after}`)).toBe(key);
      }),
    );
  });

  test("ignores invisible characters", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("marigold", "Theo 2", "júne"),
        fc.nat(8),
        hidden,
        (typed, at, mark) => {
          const spoofed = `${typed.slice(0, at)}${mark}${typed.slice(at)}`;
          expect(toUsernameKey(spoofed)).toBe(toUsernameKey(typed));
        },
      ),
    );
  });

  test("differs for different plain names", () => {
    const plain = fc.stringMatching(/^[a-z0-9_.@-]{1,12}$/);
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        expect(toUsernameKey(one) === toUsernameKey(other)).toBe(one === other);
      }),
    );
  });

  test("folds German, Greek, Turkish and full-width letters", () => {
    expect(toUsernameKey("STRAẞE")).toBe(toUsernameKey("straße"));
    expect(toUsernameKey("Strasse")).toBe(toUsernameKey("straße"));
    expect(toUsernameKey("ΟΔΟΣ")).toBe(toUsernameKey("οδος"));
    expect(toUsernameKey("Ｐｉｐ")).toBe(toUsernameKey("pip"));
    expect(toUsernameKey("Kim")).toBe(toUsernameKey("kim"));
  });
});

describe("an accepted name", () => {
  test("has at least one visible character", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(hidden, fc.constant(" ")), { maxLength: 6 }), (marks) => {
        expect(displayName.safeParse(marks.join("")).success).toBe(false);
        expect(username.safeParse(marks.join("")).success).toBe(false);
      }),
    );
  });

  test("is stored as typed, without surrounding spaces", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zé0-9]{1,10}( [a-zé0-9]{1,10})?$/),
        spaces,
        (typed, space) => {
          expect(displayName.parse(`${space}${typed}${space}`)).toBe(typed);
          expect(username.parse(`${space}${typed}${space}`)).toBe(typed);
          expect(toUsernameKey(username.parse(typed))).not.toBe("");
        },
      ),
    );
  });

  test("never has an empty username key", () => {
    fc.assert(
      fc.property(name, (typed) => {
        const read = username.safeParse(typed);
        expect(read.success && toUsernameKey(read.data) === "").toBe(false);
      }),
    );
  });
});

describe("avatars", () => {
  test("are parsed from their own URLs, with any query", () => {
    fc.assert(
      fc.property(fc.constantFrom(...avatars), fc.string(), (avatar, query) => {
        expect(parseAvatarUrl(avatarUrl(avatar))).toBe(avatar);
        expect(parseAvatarUrl(`${avatarUrl(avatar)}?${query}`)).toBe(avatar);
        expect(avatarAddress.parse(avatarUrl(avatar))).toBe(avatarUrl(avatar));
      }),
    );
  });

  test("are not parsed from URLs of other sites or folders", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...avatars),
        fc.domain(),
        fc.string({ minLength: 1 }),
        (avatar, site, more) => {
          expect(parseAvatarUrl(`https://${site}${avatarUrl(avatar)}`)).toBe(null);
          expect(parseAvatarUrl(`/${more}`)).toBe(null);
          if (!more.startsWith("?"))
            expect(parseAvatarUrl(`${avatarUrl(avatar)}${more}`)).toBe(null);
        },
      ),
    );
  });
});

describe("roles", () => {
  test("have default limits: all ratings for grown-ups, less for children", () => {
    for (const role of roles) {
      expect(isGrownUp(role)).toBe(ratingOfRole[role] === "R");
      expect(isWithinRating(ratingOfRole[role], ratingCeiling[role])).toBe(true);
    }
  });

  test("default to child, with the first avatar", () => {
    const typed = { name: "Pip", displayName: "Pip", username: "pip", password: "sea-lantern-9" };
    expect(newProfile.parse(typed)).toMatchObject({
      role: "child",
      ageGroup: "child",
      avatarUrl: avatarUrl(avatars[0]),
    });
  });
});
