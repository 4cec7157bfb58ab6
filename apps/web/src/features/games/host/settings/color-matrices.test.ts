import { expect, test } from "vitest";
import { colorMatrices } from "./color-matrices.ts";

type Color = readonly [number, number, number];

/** How colors look without one kind of cone (Machado and others, 2009). */
const seen = {
  "red-green": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "blue-yellow": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

function change(matrix: readonly (readonly number[])[], color: Color): Color {
  const [red = 0, green = 0, blue = 0] = matrix.map((row) => {
    const sum = row.reduce((total, share, at) => total + share * (color[at] ?? 0), 0);
    return Math.min(255, Math.max(0, sum));
  });
  return [red, green, blue];
}

const apart = (a: Color, b: Color) => Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));

test.each([
  ["red-green", "a red and a green slime", [226, 82, 65], [122, 150, 60]],
  ["red-green", "a red and a brown block", [200, 60, 60], [120, 100, 40]],
  ["blue-yellow", "a green and a blue gem", [60, 170, 120], [60, 150, 200]],
  ["blue-yellow", "a pink and an orange flower", [255, 140, 160], [255, 150, 90]],
] as const)("%s: %s differ more than without it", (kind, _what, one, other) => {
  const before = apart(change(seen[kind], one), change(seen[kind], other));
  const matrix = colorMatrices[kind];
  const after = apart(
    change(seen[kind], change(matrix, one)),
    change(seen[kind], change(matrix, other)),
  );
  expect(after).toBeGreaterThan(before * 1.15);
});

test.each(["red-green", "blue-yellow"] as const)("%s leaves grays as they are", (kind) => {
  for (const gray of [0, 90, 255])
    for (const value of change(colorMatrices[kind], [gray, gray, gray]))
      expect(value).toBeCloseTo(gray, -1);
});
