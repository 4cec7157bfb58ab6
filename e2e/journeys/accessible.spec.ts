import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type AxeCore from "axe-core";
import { test } from "#world/house.ts";
import { expectMovingPictures } from "#world/picture.ts";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("axe finds no barrier on the home page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("region", { name: "Featured films" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

test("axe finds no barrier in a hall", async ({ page }) => {
  await page.goto("/kids");
  await page.getByRole("link", { name: "The Sock Rocket" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

test("axe finds no barrier beside a playing film", async ({ page }) => {
  await page.goto("/watch/captain-minnow");
  await expectMovingPictures(page);
  expect(await findBarriers(page)).toEqual([]);
});

/** The rules that are broken seriously or critically, with the elements that break them. */
async function findBarriers(page: Page): Promise<{ id: string; at: string[] }[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof AxeCore };
    const { violations } = await checker.run();
    const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    return grave.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  });
}
