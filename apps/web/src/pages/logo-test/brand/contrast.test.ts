import { expect, test } from "vitest";
import { contrastOf, gradeContrast } from "./contrast.ts";

test("black on white has the greatest contrast, either way around", () => {
  expect([contrastOf("#000000", "#ffffff"), contrastOf("#ffffff", "#000000")]).toEqual([21, 21]);
  expect(contrastOf("#f7c85a", "#f7c85a")).toBe(1);
});

test("the grey that just passes for small type is known (WCAG's #767676)", () => {
  expect(contrastOf("#767676", "#ffffff").toFixed(2)).toBe("4.54");
  expect(gradeContrast(contrastOf("#767676", "#ffffff"))).toBe("AA");
  expect(gradeContrast(contrastOf("#777777", "#ffffff"))).toBe("large");
});
