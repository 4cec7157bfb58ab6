import { launchBrowser } from "#bench/browser.mjs";
import { median } from "#bench/compare.mjs";
import { report, section } from "#bench/report.mjs";

const rounds = 3;
const games = ["leos-arcade", "adventure-quest", "slime-adventure", "kyles-dash"];
const viewport = { width: 1280, height: 720 };
const watchMs = 4000;

/**
 * From the navigation with an empty cache until the game is drawn behind its title, and the frames
 * per second of its demonstration there.
 */
export async function benchFirstFrames(server, chromiumPath) {
  section(`First frame of a game (cold load, medians of ${rounds})`);
  const browser = await launchBrowser(chromiumPath);
  try {
    for (const game of games) {
      const visits = [];
      for (let round = 0; round < rounds; round += 1)
        visits.push(await visit(browser, `${server.url}/play-games/${game}`));
      const ms = median(visits.map(({ shownMs }) => shownMs));
      const frames = median(visits.map(({ framesPerSecond }) => framesPerSecond));
      const { renderer } = visits[0];
      report(game, `${ms.toFixed(0)} ms`, "≤ 2500 ms", ms <= 2500);
      report("  frames per second", `${frames.toFixed(0)} (${renderer})`, "≥ 30", null);
    }
  } finally {
    await browser.close();
  }
}

async function visit(browser, url) {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName("game-shown").length > 0);
    const shownMs = await page.evaluate(
      () => performance.getEntriesByName("game-shown")[0].startTime,
    );
    const framesPerSecond = await page.evaluate(countFrames, watchMs);
    const renderer = await page.evaluate(() =>
      document.querySelector('[role="application"] canvas').getContext("2d") ? "canvas" : "WebGL",
    );
    return { shownMs, framesPerSecond, renderer };
  } finally {
    await context.close();
  }
}

/** Runs in the page. The game draws in each of its animation frames. */
function countFrames(ms) {
  return new Promise((resolve) => {
    const begun = performance.now();
    let frames = 0;
    const count = (now) => {
      if (now - begun >= ms) return resolve((frames * 1000) / (now - begun));
      frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
}
