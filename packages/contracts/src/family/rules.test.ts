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
import { avatarAddress, newProfile, shownName, username } from "./schema.ts";

/** Every letter and mark that has another case, or that normalization or case folding rewrites. */
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
/** Characters that take no room and leave no ink. */
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

describe("what a name is known by", () => {
  test("does not change when it is taken of itself", () => {
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

  test("is the same in every case", () => {
    const different = changing.filter((letter) => {
      const key = toUsernameKey(letter);
      const others = [letter.toUpperCase(), letter.toLowerCase()];
      return others.some((other) => toUsernameKey(other) !== key);
    });
    expect(different).toEqual([]);
  });

  test("is the same however the letters are composed, and with spaces around them", () => {
    fc.assert(
      fc.property(name, spaces, spaces, (typed, before, after) => {
        const key = toUsernameKey(typed);
        for (const form of ["NFC", "NFD", "NFKC", "NFKD"])
          expect(toUsernameKey(typed.normalize(form))).toBe(key);
        expect(toUsernameKey(`${before}${typed}${after}`)).toBe(key);
      }),
    );
  });

  test("is the same with characters in it that nobody can see", () => {
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

  test("tells different plain names apart", () => {
    const plain = fc.stringMatching(/^[a-z0-9_.@-]{1,12}$/);
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        expect(toUsernameKey(one) === toUsernameKey(other)).toBe(one === other);
      }),
    );
  });

  test("counts German, Greek, Turkish and full-width letters as the letters they are", () => {
    expect(toUsernameKey("STRAẞE")).toBe(toUsernameKey("straße"));
    expect(toUsernameKey("Strasse")).toBe(toUsernameKey("straße"));
    expect(toUsernameKey("ΟΔΟΣ")).toBe(toUsernameKey("οδος"));
    expect(toUsernameKey("Ｐｉｐ")).toBe(toUsernameKey("pip"));
    expect(toUsernameKey("Kim")).toBe(toUsernameKey("kim"));
  });
});

describe("a name that is accepted", () => {
  test("shows at least one character", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(hidden, fc.constant(" ")), { maxLength: 6 }), (marks) => {
        expect(shownName.safeParse(marks.join("")).success).toBe(false);
        expect(username.safeParse(marks.join("")).success).toBe(false);
      }),
    );
  });

  test("is kept as it was typed, without spaces around it", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zé0-9]{1,10}( [a-zé0-9]{1,10})?$/),
        spaces,
        (typed, space) => {
          expect(shownName.parse(`${space}${typed}${space}`)).toBe(typed);
          expect(username.parse(`${space}${typed}${space}`)).toBe(typed);
          expect(toUsernameKey(username.parse(typed))).not.toBe("");
        },
      ),
    );
  });

  test("of a username is never empty as a key", () => {
    fc.assert(
      fc.property(name, (typed) => {
        const read = username.safeParse(typed);
        expect(read.success && toUsernameKey(read.data) === "").toBe(false);
      }),
    );
  });
});

describe("avatars", () => {
  test("are read back from their own addresses, with any query", () => {
    fc.assert(
      fc.property(fc.constantFrom(...avatars), fc.string(), (avatar, query) => {
        expect(parseAvatarUrl(avatarUrl(avatar))).toBe(avatar);
        expect(parseAvatarUrl(`${avatarUrl(avatar)}?${query}`)).toBe(avatar);
        expect(avatarAddress.parse(avatarUrl(avatar))).toBe(avatarUrl(avatar));
      }),
    );
  });

  test("are never found at an address of another site or folder", () => {
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
  test("of grown-ups see every rating, and children start below their ceiling", () => {
    for (const role of roles) {
      expect(isGrownUp(role)).toBe(ratingOfRole[role] === "R");
      expect(isWithinRating(ratingOfRole[role], ratingCeiling[role])).toBe(true);
    }
  });

  test("are a child's for a new profile that names none, with the first avatar", () => {
    const typed = { name: "Pip", displayName: "Pip", username: "pip", password: "sea-lantern-9" };
    expect(newProfile.parse(typed)).toMatchObject({
      role: "child",
      ageGroup: "child",
      avatarUrl: avatarUrl(avatars[0]),
    });
  });
});
