import { isProving } from "@goldmane/std/testing/sample";
import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeFilm } from "./make-film.ts";
import {
  type Ahead,
  type Network,
  type Way,
  measureFirstPicture,
  median,
} from "./measure-first-picture.ts";
import { buildPlayerPage, launchBrowser } from "./player-test-page.ts";

const slow: Network = { kilobits: 1600, latencyMs: 150 };
// Ratios of measured times need a machine that does nothing else; the bench holds the tighter budgets.
describe.runIf(isProving())("the first picture", () => {
  let browser: Browser;
  let setup: Parameters<typeof measureFirstPicture>[1];
  beforeAll(async () => {
    browser = await launchBrowser();
    setup = { film: makeFilm(), files: await buildPlayerPage() };
  });
  afterAll(() => browser.close());

  /** Alternating, so that a busy moment of the machine affects all of them. */
  async function compare(ways: Way[], ahead: Ahead, network: Network, rounds: number) {
    const times = new Map<Way, number[]>(ways.map((way) => [way, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const way of ways) {
        const took = await measureFirstPicture(browser, setup, { way, ahead, network });
        times.get(way)?.push(took);
      }
    }
    const of = (way: Way) => median(times.get(way) ?? []);
    return { bare: of("bare"), cmaf: of("cmaf"), hls: of("hls") };
  }

  test("comes about as soon as a bare media source can show it", async () => {
    const { bare, cmaf, hls } = await compare(["bare", "cmaf", "hls"], "cached", null, 5);
    expect(cmaf).toBeLessThan(Math.max(bare * 2.5, bare + 60));
    expect(cmaf).toBeLessThan(hls + 10);
  });

  test("comes with the first chunk on a slow network", async () => {
    const { bare, cmaf, hls } = await compare(["bare", "cmaf", "hls"], "nothing", slow, 3);
    expect(cmaf).toBeLessThan(bare * 1.3);
    expect(cmaf).toBeLessThan(hls * 0.6);
  });

  test("comes sooner when it was prefetched", async () => {
    const prefetched = await compare(["cmaf"], "fetched", slow, 3);
    const fresh = await compare(["cmaf"], "nothing", slow, 3);
    expect(prefetched.cmaf).toBeLessThan(fresh.cmaf);
  });
});
