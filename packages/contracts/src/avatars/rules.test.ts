import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { badges } from "#achievements/limits.ts";
import { avatarUrl, parseAvatarUrl, parsePicture } from "#family/rules.ts";
import { avatarPartNames, avatarParts, badgeOfOutfit } from "./limits.ts";
import { firstLook, nameLook, parseLook } from "./rules.ts";
import { avatarLook, type AvatarLook } from "./schema.ts";

const looks: fc.Arbitrary<AvatarLook> = fc.record({
  species: fc.constantFrom(...avatarParts.species),
  fur: fc.constantFrom(...avatarParts.fur),
  face: fc.constantFrom(...avatarParts.face),
  hat: fc.constantFrom(...avatarParts.hat),
  outfit: fc.constantFrom(...avatarParts.outfit),
  extra: fc.constantFrom(...avatarParts.extra),
  backdrop: fc.constantFrom(...avatarParts.backdrop),
});

describe("a look", () => {
  test("has a name that is read back, and that is a picture's address", () => {
    fc.assert(
      fc.property(looks, fc.webQueryParameters(), (look, query) => {
        const url = avatarUrl(nameLook(look));
        expect(parseLook(nameLook(look))).toEqual(look);
        expect(encodeURI(url)).toBe(url);
        expect(parsePicture(`${url}?${query}`)).toBe(nameLook(look));
        expect(parseAvatarUrl(url)).toBe(null);
      }),
    );
  });

  test("is made of known choices only, so that nobody can write in it", () => {
    fc.assert(
      fc.property(looks, fc.constantFrom(...avatarPartNames), fc.string(), (look, part, text) => {
        const isKnown = avatarParts[part].some((choice) => choice === text);
        expect(avatarLook.safeParse({ ...look, [part]: text }).success).toBe(isKnown);
        expect(avatarLook.safeParse({ ...look, note: text }).success).toBe(false);
        expect(parseLook(`${nameLook(look)}.${text}`)).toBe(null);
        if (!text.includes(".")) expect(parseLook(text)).toBe(null);
      }),
    );
  });

  test("offers enough to make an avatar of one's own", () => {
    const least = { species: 6, fur: 6, face: 6, hat: 8, outfit: 10, extra: 4, backdrop: 8 };
    for (const part of avatarPartNames) {
      const choices: readonly string[] = avatarParts[part];
      expect(choices.length, part).toBeGreaterThanOrEqual(least[part]);
      expect(new Set(choices).size).toBe(choices.length);
    }
  });

  test("begins with one that needs no badge", () => {
    expect(avatarLook.parse(firstLook)).toEqual(firstLook);
    expect(badgeOfOutfit[firstLook.outfit]).toBeUndefined();
  });
});

test("outfits are earned by badges that exist, and some are there from the start", () => {
  const known = badges.map(({ id }) => id);
  for (const badge of Object.values(badgeOfOutfit)) expect(known).toContain(badge);
  const free = avatarParts.outfit.filter((outfit) => !badgeOfOutfit[outfit]);
  expect(free.length).toBeGreaterThanOrEqual(4);
});
