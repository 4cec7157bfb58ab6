import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeText } from "#text/normalize-text.ts";
import { readDuration } from "./duration.ts";

const count = fc.integer({ min: 2, max: 59 });

test("reads a complete duration, whatever words follow", () => {
  fc.assert(
    fc.property(
      count,
      count,
      fc.constantFrom("", " please", " of the film"),
      (minutes, seconds, rest) => {
        const said = `${minutes} minutes and ${seconds} seconds`;
        const words = normalizeText(`${said}${rest}`).split(" ");
        expect(readDuration(words)).toEqual({ seconds: minutes * 60 + seconds, words: 5 });
        expect(readDuration(normalizeText(`${minutes} minutes ${seconds}`).split(" "))).toEqual({
          seconds: minutes * 60 + seconds,
          words: 3,
        });
      },
    ),
  );
});

test("adds hours and minutes", () => {
  fc.assert(
    fc.property(count, count, (hours, minutes) => {
      const seconds = hours * 3600 + minutes * 60;
      for (const said of [`${hours} hours and ${minutes} minutes`, `${hours} hours ${minutes}`])
        expect(readDuration(said.split(" "))?.seconds).toBe(seconds);
    }),
  );
});

test("adds half of the unit for “a half”", () => {
  const unit = fc.constantFrom("second", "minute", "hour");
  fc.assert(
    fc.property(count, unit, (amount, name) => {
      const size = { second: 1, minute: 60, hour: 3600 }[name];
      const read = (said: string) => readDuration(said.split(" "))?.seconds;
      expect(read(`${amount} and a half ${name}s`)).toBe((amount + 0.5) * size);
      expect(read(`a ${name} and a half`)).toBe(1.5 * size);
      expect(read(`half a ${name}`)).toBe(0.5 * size);
    }),
  );
});

test("returns null for words that are no duration", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("play", "the", "lion", "12", "and")), (words) => {
      expect(readDuration(words)).toBe(null);
    }),
  );
});
