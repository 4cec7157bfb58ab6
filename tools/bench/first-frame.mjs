import { launchBrowser, slowNetwork, throttle } from "./browser.mjs";
import { median } from "./compare.mjs";
import { untilAtRest } from "./cpu.mjs";
import { listTitles } from "./grant.mjs";
import { genre, goBack, openGenre, play, playBare, seekTo } from "./play.mjs";
import { report, section } from "./report.mjs";

const rounds = 7;
/** Playback time before a seek, since a viewer watches a little before seeking. */
const watchBeforeSeekMs = 1000;

/** Measures click to first frame, and seeking, in the built app in real Chromium. */
export async function benchFirstFrame(server, chromiumPath) {
  section("First frame (click to first presented frame, medians)");
  const titles = (await listTitles(server))
    .filter((title) => title.genre === genre)
    .map(({ id }) => id);
  const browser = await launchBrowser(chromiumPath);
  try {
    const first = await openGenre(browser, server);
    await play(first, titles[0]);

    // A film resumes at the last position, so films that have to start at the beginning are other
    // ones.
    const fromStart = titles.slice(1, 4);
    const sought = titles.slice(4, 9);
    const soughtAtOnce = titles.slice(9, 14);
    const fresh = [];
    for (const id of fromStart) fresh.push(await play(first, id));
    show("never rendered", fresh, 1500);
    show("seek to an unrendered place", await seekIn(first, sought, watchBeforeSeekMs), 1500);
    // Drawing of the player page is included.
    show("the same with the film's first picture", await seekIn(first, soughtAtOnce, 0), null);
    const resumed = [];
    for (const id of sought) resumed.push(await play(first, id));
    show("resumed at 70 %, cached", resumed, null);

    for (const network of ["unthrottled", "1.6 Mb/s, 150 ms"]) {
      const conditions = network === "unthrottled" ? null : slowNetwork;
      const page = conditions ? await openThrottled(browser, server, fromStart) : first;
      // While a film plays, the server encodes more of it.
      await goBack(page);
      await untilAtRest(server.pid);
      const [cached, prefetched, bare] = [[], [], []];
      for (let round = 0; round < rounds; round += 1) {
        const id = fromStart[round % fromStart.length];
        cached.push(await play(page, id));
        prefetched.push(await play(page, id, { hover: true }));
        bare.push(await playBare(browser, server, id, conditions));
      }
      const reference = medianMs(bare);
      show(`cached, ${network}`, cached, conditions ? 300 : reference * 1.5, reference);
      show(`fetched ahead on hover, ${network}`, prefetched, 60);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

/** Each film is started, watched briefly, and sought to a position without cached segments. */
async function seekIn(page, ids, watchedMs) {
  const seeks = [];
  for (const id of ids) {
    await play(page, id);
    await page.waitForTimeout(watchedMs);
    seeks.push(await seekTo(page, 0.7));
  }
  return seeks;
}

/**
 * On a slow network. Throttling doesn't apply to a service worker's requests, so this browser has
 * none, and its scripts are cached.
 */
async function openThrottled(browser, server, titles) {
  const withoutWorker = {
    newPage: (options) => browser.newPage({ ...options, serviceWorkers: "block" }),
  };
  const page = await openGenre(withoutWorker, server);
  for (const id of titles) await play(page, id);
  await throttle(page, slowNetwork);
  return page;
}

function show(what, plays, mostMs, reference = null) {
  const ms = medianMs(plays);
  const failures = plays.flatMap(({ failure }) => failure ?? []);
  const beside =
    reference === null || Number.isNaN(ms) ? "" : ` = ${(ms / reference).toFixed(2)} × bare MSE`;
  const figures = [
    Number.isNaN(ms) ? [] : `${ms.toFixed(0)} ms${beside}`,
    failures.length === 0
      ? []
      : `${failures.length} of ${plays.length} FAILED: ${failures[0].slice(0, 160)}`,
  ].flat();
  const holds = mostMs === null ? failures.length === 0 : ms <= mostMs && failures.length === 0;
  const budget = mostMs === null ? "plays" : `≤ ${mostMs.toFixed(0)} ms`;
  report(what, figures.join("; "), budget, holds);
}

function medianMs(plays) {
  return median(plays.flatMap(({ ms }) => ms ?? []));
}
