import { gameIds } from "@goldmane/contracts/games/limits";
import { hashLog, type LoggedInputs } from "@goldmane/games/testing/hash-log";
import { rounds, sample } from "@goldmane/std/testing/sample";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBundledPage, type BundledPage } from "#test/open-bundled-page.ts";
import { parityCasesOf } from "./parity-cases.ts";

let bundled: BundledPage;
beforeAll(async () => {
  bundled = await openBundledPage(new URL("parity-page.ts", import.meta.url));
});
afterAll(() => bundled?.close());

const seeds = Array.from({ length: rounds({ usual: 1, whole: 12 }) }, (_, at) => 20 + 7_919 * at);
const cases = seeds.flatMap((seed) => parityCasesOf(seed).map(({ name }) => ({ name, seed })));

test.each(gameIds)("a browser and the server play %s equally", async (game) => {
  const own = cases.filter(({ name }) => name.startsWith(game));
  expect(own.length).toBeGreaterThan(5);
  const differing: string[] = [];
  for (const { name, seed } of sample(own, 6)) {
    const { run, hashes } = await playThere(seed, name);
    const ours = hashLog(run);
    if (ours.join() !== hashes.join()) differing.push(`${name}: ${firstDifference(ours, hashes)}`);
  }
  expect(differing).toEqual([]);
});

test("one jump less gives other hashes", () => {
  const run = { game: "kyles-dash", seed: 5, options: { mode: "endless" } } as const;
  const [jumping, running] = ["1e:0;5:g;a0:0", "bj:0"].map((log) => hashLog({ ...run, log }));
  expect(jumping).not.toEqual(running);
});

/** The browser plays with bots too, since it runs bundled code, which is several times as fast. */
function playThere(seed: number, name: string) {
  const call = `playCase(${seed}, ${JSON.stringify(name)})`;
  return bundled.page.evaluate<{ run: LoggedInputs; hashes: number[] }>(call);
}

function firstDifference(ours: readonly number[], theirs: readonly number[]): string {
  const at = ours.findIndex((hash, index) => hash !== theirs[index]);
  return `hash ${at} of ${ours.length} is ${ours[at]} here and ${theirs[at]} there`;
}
