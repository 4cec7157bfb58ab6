import { expect, test } from "vitest";
import { readResults, type RecognitionResults } from "./recognition.ts";
import { toSamples } from "./to-samples.ts";

const result = (transcript: string) => ({ isFinal: true, 0: { transcript } });

test("what a browser understood in parts is one sentence", () => {
  const event = { results: [result("play "), result(" star  whale"), { isFinal: false }] };
  expect(readResults(event as unknown as RecognitionResults)).toBe("play star whale");
});

test("sound is converted to 16-bit integers, and values out of range are clipped", () => {
  expect([...toSamples(new Float32Array([0, 1, -1, 2, -3, 0.5]))]).toEqual([
    0, 32767, -32767, 32767, -32767, 16384,
  ]);
});
