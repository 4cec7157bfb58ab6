import { launchBrowser, slowNetwork, throttle } from "./browser.mjs";
import { median } from "./compare.mjs";
import { startDrawnByScript } from "./drawn-by-script.mjs";
import { listTitles } from "./grant.mjs";
import { report, section } from "./report.mjs";

const rounds = 3;
const viewport = { width: 1280, height: 800 };
/** Time after loading within which the largest paint of a slow page happens. */
const settleMs = 6000;

/**
 * Largest contentful paint and layout shift of whole pages, with an empty browser cache on a slow
 * device.
 */
export async function benchVitals(server, chromiumPath) {
  section(`Largest paint and shift (1.6 Mb/s, 150 ms, CPU ÷4, medians of ${rounds})`);
  const [title] = await listTitles(server);
  const pages = [
    { path: "/", mostLcp: 1000 },
    { path: "/streaming#main", mostLcp: null },
    { path: `/watch/${title.id}`, mostLcp: null },
  ];
  const byScript = await startDrawnByScript(server);
  const browser = await launchBrowser(chromiumPath);
  try {
    for (const { path } of pages) await visit(browser, server.url + path, { isSlow: false });
    const runs = new Map(pages.map(({ path }) => [path, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const { path } of pages)
        runs.get(path).push(await visit(browser, server.url + path, { isSlow: true }));
    for (const { path, mostLcp } of pages) show(path, runs.get(path), mostLcp);
    const scripted = [];
    for (let round = 0; round < rounds; round += 1)
      scripted.push(await visit(browser, `${byScript.url}/`, { isSlow: true }));
    showBeside(runs.get("/"), scripted);
  } finally {
    await browser.close();
    byScript.stop();
  }
}

function show(path, runs, mostLcp) {
  const lcp = median(runs.map((run) => run.lcp));
  const cls = median(runs.map((run) => run.cls));
  const fcp = median(runs.map((run) => run.fcp));
  const { what, shifted } = runs.find((run) => run.lcp === lcp);
  report(
    `${path}: LCP`,
    `${lcp.toFixed(0)} ms (first paint ${fcp.toFixed(0)}; ${what})`,
    mostLcp === null ? "" : `≤ ${mostLcp} ms`,
    mostLcp === null ? null : lcp <= mostLcp,
  );
  const movers = cls > 0.02 && shifted ? ` (${shifted})` : "";
  report(`${path}: CLS`, `${cls.toFixed(3)}${movers}`, "≤ 0.02", cls <= 0.02);
}

function showBeside(runs, scripted) {
  const [lcp, slower] = [runs, scripted].map((some) => median(some.map((run) => run.lcp)));
  const figure = `${(lcp / slower).toFixed(2)} × of ${slower.toFixed(0)} ms`;
  report("/: LCP beside the same page drawn by script", figure, "≤ 0.5 ×", lcp <= slower / 2);
}

async function visit(browser, url, { isSlow }) {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaints);
    if (isSlow) await throttle(page, slowNetwork, 4);
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    await page.waitForTimeout(settleMs);
    if (!isSlow) await untilDrawn(page);
    const seen = await page.evaluate(() => globalThis.paints);
    if (seen.lcp === null) throw new Error(`${url} reported no paint.`);
    return seen;
  } finally {
    await context.close();
  }
}

/** Pictures are drawn on the first request, so the page is visited once before. */
async function untilDrawn(page) {
  await page
    .waitForFunction(() => [...document.images].every((image) => image.complete), null, {
      timeout: 60_000,
    })
    .catch(() => undefined);
}

/** Runs in the page. Sums all shifts, which is at least the worst window. */
function watchPaints() {
  const paints = { lcp: null, fcp: null, cls: 0, what: "", shifted: "" };
  globalThis.paints = paints;
  const name = (node) => {
    if (!(node instanceof Element)) return "";
    const source = node instanceof HTMLImageElement ? new URL(node.currentSrc).pathname : "";
    return `${node.tagName.toLowerCase()} ${source || node.className}`.trim().slice(0, 60);
  };
  const watch = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") paints.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    paints.lcp = entry.startTime;
    paints.what = name(entry.element);
  });
  let worst = 0;
  watch("layout-shift", (entry) => {
    if (entry.hadRecentInput) return;
    paints.cls += entry.value;
    if (entry.value <= worst) return;
    worst = entry.value;
    paints.shifted = name(entry.sources[0]?.node);
  });
}
