import fc from "fast-check";
import { expect, test } from "vitest";
import { languages, pickLanguage, toLanguage } from "./languages.ts";

const known = fc.constantFrom(...languages);
const tag = fc.oneof(
  fc.constantFrom("en", "es", "es-MX", "EN-us", " es ", "de", "ens", "", null, undefined),
  fc.string({ maxLength: 6 }),
);

test("a language is found by its tag in any case and for any region", () => {
  fc.assert(
    fc.property(known, fc.stringMatching(/^(?:-[A-Za-z0-9]{2,8}){0,3}$/), (language, region) => {
      expect(toLanguage(`${language}${region}`)).toBe(language);
      expect(toLanguage(` ${language.toUpperCase()}${region} `)).toBe(language);
    }),
  );
});

test("a longer tag with a language as its prefix doesn't match", () => {
  fc.assert(
    fc.property(known, fc.stringMatching(/^[a-z]{1,4}$/), (language, more) => {
      expect(toLanguage(`${language}${more}`)).toBe(null);
    }),
  );
});

test("the first known language is picked, and English without one", () => {
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 5 }), (asked) => {
      const found = asked.map(toLanguage).find((language) => language !== null);
      expect(pickLanguage(...asked)).toBe(found ?? "en");
    }),
  );
});
