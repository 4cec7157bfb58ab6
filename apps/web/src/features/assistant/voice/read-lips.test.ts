import { expect, test } from "vitest";
import { readLips } from "./read-lips.ts";

function wav(chunks: readonly (readonly [string, string])[], cut = 0): ArrayBuffer {
  const body = chunks
    .map(
      ([name, text]) =>
        `${name}${String.fromCharCode(text.length)}\0\0\0${text}${text.length % 2 ? "\0" : ""}`,
    )
    .join("");
  const whole = `RIFF\0\0\0\0WAVE${body}`;
  return new TextEncoder().encode(whole.slice(0, whole.length - cut)).buffer;
}

test("the lips stand behind the samples, wherever those end", () => {
  expect(
    readLips(
      wav([
        ["fmt ", "16"],
        ["data", "odd"],
        ["lips", "H6c9"],
      ]),
    ),
  ).toBe("H6c9");
});

test.each([
  ["a sound without them", wav([["data", "1234"]])],
  [
    "one that is cut off",
    wav(
      [
        ["data", "1234"],
        ["lips", "H6c9"],
      ],
      2,
    ),
  ],
  [
    "one that tells of something else",
    wav([
      ["data", "1234"],
      ["lips", "rouge"],
    ]),
  ],
  ["another kind of file", new TextEncoder().encode("ID3 and so on and on").buffer],
  ["nothing", new ArrayBuffer(0)],
])("%s has none to tell of", (_name, sound) => {
  expect(readLips(sound)).toBeNull();
});
