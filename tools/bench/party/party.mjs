import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { launchBrowser } from "#bench/browser.mjs";
import { makeFile } from "#bench/library.mjs";
import { report, section } from "#bench/report.mjs";
import { startServer } from "#bench/servers.mjs";
import { described, gatherFamily } from "./people.mjs";
import { notePlaces, readSpreads, sumUp } from "./places.mjs";

const mostP50 = 50;
const mostP95 = 120;
const backWithinMs = 5000;
/** Drift at which other projects correct a member (from their source code). */
const others = { "OpenTogetherTube's 1 s": 1000, "Syncplay's 1.5 s": 1500 };
/** Small: three browsers draw it without a graphics card. */
const film = { picture: "testsrc2=s=480x270:r=24", seconds: 240 };
const timeoutMs = 60_000;

/** Measures the drift between three browsers that watch one film together, under disturbances. */
export async function benchParty(env, chromiumPath) {
  section(`A party in three browsers (${described})`);
  const library = mkdtempSync(join(tmpdir(), "goldmane-library-"));
  makeFile(env.FFMPEG_PATH, join(library, "together.mp4"), film);
  const server = await startServer({ ...env, GOLDMANE_DEMO: "0", LIBRARY_DIR: library });
  const browser = await launchBrowser(chromiumPath);
  try {
    const gathered = await gatherFamily(browser, server);
    await measure(server, gathered);
    for (const { line } of gathered.people) line.close();
  } finally {
    await browser.close();
    await server.stop();
    rmSync(library, { recursive: true, force: true });
  }
}

async function measure(server, { people, host, guests }) {
  const [ben, cleo] = guests;
  const pages = people.map(({ page }) => page);
  await host.page.getByRole("button", { name: "Start film" }).click();
  for (const page of pages)
    await until(page, () => document.querySelector("video")?.currentTime > 1);
  for (const page of pages) await notePlaces(page);
  const all = [];
  const phase = async (name, happens) => {
    await happens();
    const spreads = await readSpreads(pages);
    all.push(...spreads);
    const { p50, p95 } = sumUp(spreads);
    report(`  ${name}`, figures(p50, p95), "", null);
  };
  await phase("playing", () => sleep(15_000));
  await phase("paused, and played again", async () => {
    await player(host).press("k");
    await sleep(4000);
    await player(host).press("k");
    await sleep(8000);
  });
  await phase("taken to another place", async () => {
    await player(host).press("5");
    await sleep(12_000);
  });
  await phase("one cannot load: the others wait", async () => {
    cleo.line.hold();
    await player(host).press("1");
    await sleep(5000);
    cleo.line.letGo();
    await sleep(10_000);
  });
  await phase("one stalls in the midst of it", () => stall(host, cleo));
  await phase("one loses the line for five seconds", async () => {
    ben.line.cut();
    await sleep(5000);
    ben.line.mend();
    await sleep(12_000);
  });
  const { p50, p95, beyond } = sumUp(all);
  report(
    "spread of places over all of it",
    figures(p50, p95),
    `≤ ${mostP50} · ${mostP95} ms`,
    p50 <= mostP50 && p95 <= mostP95,
  );
  for (const [whose, ms] of Object.entries(others)) {
    report(
      `  apart by more than ${whose}`,
      `${(beyond(ms) * 100).toFixed(1)} % of the time`,
      "",
      null,
    );
  }
  await fall(server, pages);
}

/** From here on no film data arrives; what was loaded plays on. */
async function stall(host, { line, page }) {
  await player(host).press("7");
  await sleep(1500);
  line.hold();
  await until(page, () => {
    const video = document.querySelector("video");
    return video && !video.paused && video.readyState < 3;
  });
  await sleep(3000);
  line.letGo();
  await sleep(10_000);
}

/** How soon members are back in sync after the server was killed and restarted. */
async function fall(server, pages) {
  await readSpreads(pages);
  await server.fall();
  await sleep(2000);
  await server.rise();
  const stands = performance.now();
  for (const page of pages) {
    await until(page, () => !document.body.textContent.includes("The line is gone"));
  }
  const back = performance.now() - stands;
  await sleep(3000);
  const { p50, p95 } = sumUp(await readSpreads(pages));
  report(
    "back after the server was killed",
    `${back.toFixed(0)} ms`,
    `≤ ${backWithinMs} ms`,
    back <= backWithinMs,
  );
  report("  spread of places all the while", figures(p50, p95), "", p95 <= mostP95);
}

function player({ page }) {
  return page.getByRole("region", { name: /^Player: / });
}

function until(page, isSo) {
  return page.waitForFunction(isSo, null, { timeout: timeoutMs, polling: 50 });
}

function figures(p50, p95) {
  return `p50 ${p50.toFixed(0)} · p95 ${p95.toFixed(0)} ms`;
}
