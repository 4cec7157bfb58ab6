import { expect, test } from "vitest";
import { moodColors } from "#features/vibes/mood-colors.ts";
import { mixColors, settleLevel } from "./settle.ts";

test("light leaps with the sound and sinks slowly", () => {
  const up = settleLevel(0, 1, 50);
  const down = 1 - settleLevel(1, 0, 50);
  expect(up).toBeGreaterThan(0.5);
  expect(down).toBeLessThan(up / 3);
  expect(settleLevel(0.4, 0.4, 1000)).toBeCloseTo(0.4);
});

test("one mood's light becomes the other's in the end, however the frames fall", () => {
  let many = moodColors.calm;
  for (let frame = 0; frame < 600; frame += 1) many = mixColors(many, moodColors.euphoric, 16);
  const once = mixColors(moodColors.calm, moodColors.euphoric, 600 * 16);
  for (const place of [0, 1, 2] as const)
    for (const part of [0, 1, 2] as const) {
      expect(many[place][part]).toBeCloseTo(moodColors.euphoric[place][part], 3);
      expect(once[place][part]).toBeCloseTo(many[place][part], 3);
    }
});
