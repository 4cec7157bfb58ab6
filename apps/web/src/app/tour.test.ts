import { stops } from "@goldmane/e2e/world/tour/stops.ts";
import { expect, test } from "vitest";
import { findPage, listPaths } from "./pages.ts";

test("the tour visits every page", () => {
  const seen = new Set(stops.map(({ page }) => page));
  expect(listPaths().filter((path) => !seen.has(path))).toEqual([]);
});

test("every tour stop matches its page", () => {
  const pathOf = ({ at, page }: (typeof stops)[number]) => (at ?? page).split(/[?#]/)[0] ?? "";
  const lost = stops.filter((stop) => !findPage(pathOf(stop)).page.paths.includes(stop.page));
  expect(lost).toEqual([]);
});
