import { expect, test } from "vitest";
import { contrastOf, gradeContrast } from "./contrast.ts";

test("black and white have the greatest contrast in either order", () => {
  expect([contrastOf("#000000", "#ffffff"), contrastOf("#ffffff", "#000000")]).toEqual([21, 21]);
  expect(contrastOf("#f7c85a", "#f7c85a")).toBe(1);
});

test("grades the lightest passing gray (WCAG's #767676)", () => {
  expect(contrastOf("#767676", "#ffffff").toFixed(2)).toBe("4.54");
  expect(gradeContrast(contrastOf("#767676", "#ffffff"))).toBe("AA");
  expect(gradeContrast(contrastOf("#777777", "#ffffff"))).toBe("large");
});
