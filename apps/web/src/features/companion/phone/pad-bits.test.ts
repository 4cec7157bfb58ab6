import { expect, test } from "vitest";
import { padBits, readDirection } from "./pad-bits.ts";

const { left, right, up, down } = padBits;

test.each([
  [0.1, 0.1, 0],
  [0.9, 0, right],
  [-0.5, 0.1, left],
  [0, -0.4, up],
  [0.1, 0.9, down],
  [0.6, 0.6, right | down],
  [-0.5, -0.6, left | up],
])("a thumb at %d, %d of the pad holds %d", (x, y, bits) => {
  expect(readDirection(x, y)).toBe(bits);
});
