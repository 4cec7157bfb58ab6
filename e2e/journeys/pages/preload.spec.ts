import { expect, type Page, type Response } from "@playwright/test";
import { test } from "#world/test-server.ts";

/** Counts the page's API requests by method and address, preloaded responses included. */
async function countRequests(page: Page): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.requestWillBeSent", ({ request }) => {
    const key = `${request.method} ${request.url}`;
    if (request.url.startsWith("http")) asked.set(key, (asked.get(key) ?? 0) + 1);
  });
  return asked;
}

function twice(asked: ReadonlyMap<string, number>): string[] {
  return [...asked].filter(([, times]) => times > 1).map(([key]) => key);
}

/** The URLs that a page preloads: by its Link header, then in its HTML. */
async function saidAhead(answer: Response | null, server: string): Promise<string[]> {
  const header = (await answer?.headerValue("link")) ?? "";
  const page = (await answer?.text()) ?? "";
  const addresses = [
    ...header.matchAll(/<(\/[^>]+)>; rel=(?!preload; as=image)/g),
    ...page.matchAll(/<link rel="(?:preload|modulepreload)"[^>]* href="([^"]+)"/g),
  ];
  return addresses.map(([, address = ""]) => `GET ${new URL(address, server).href}`);
}

test("the home page requests each preloaded URL exactly once", async ({ page, server }) => {
  const asked = await countRequests(page);
  // The other pictures are drawn for the first time, which is slow while a film plays.
  const answer = await page.goto("/streaming", { waitUntil: "commit" });
  const hero = page.getByRole("region", { name: "Featured films" }).locator("img").first();
  await expect(hero).toHaveJSProperty("complete", true);
  const said = await saidAhead(answer, server.url);
  expect(said.length).toBeGreaterThan(8);
  expect(said.filter((each) => !asked.has(each))).toEqual([]);
  const picture = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(asked.get(`GET ${picture}`)).toBe(1);
  expect(twice(asked).filter((each) => said.includes(each))).toEqual([]);
});
