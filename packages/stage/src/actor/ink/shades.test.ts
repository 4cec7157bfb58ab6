import { expect, it } from "vitest";
import { lightnessOf } from "#paint/mix.ts";
import { styleOf } from "#paint/style.ts";
import { light } from "#testing/light.ts";
import { shadesOf } from "./shades.ts";

it("dims far limbs of pale materials by no more than those of others", () => {
  const style = styleOf("kids");
  const drop = (color: string) => {
    const { base, far } = shadesOf(color, light, style);
    return lightnessOf(base) - lightnessOf(far);
  };
  const brown = drop("#8a5a3a");
  expect(brown).toBeGreaterThan(0.03);
  expect(drop("#ffffff")).toBeGreaterThan(0.03);
  expect(drop("#ffffff")).toBeLessThan(brown * 1.1);
});
