import { chromium } from "playwright-core";
import { median } from "./compare.mjs";
import { report, section } from "./report.mjs";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=no-user-gesture-required",
];
/** 1.6 Mb/s down, 150 ms: what Chrome calls slow 4G. */
const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

/** Click to first frame, and seeking, as a viewer meets them in the built app in real Chromium. */
export async function benchFirstFrame(house, chromiumPath) {
  section("First frame (click to first presented frame, medians)");
  const titles = (await (await fetch(`${house.url}/api/animations`)).json()).map(({ id }) => id);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: flags });
  try {
    const page = await openHome(browser, house);
    await play(page, titles[0]);

    const fresh = [];
    const seeks = [];
    for (const id of titles.slice(1, 4)) {
      fresh.push(await play(page, id));
      seeks.push(await seekTo(page, 0.7));
    }
    const neverRendered = median(fresh);
    report("never rendered", `${neverRendered.toFixed(0)} ms`, "≤ 1500 ms", neverRendered <= 1500);
    const seek = median(seeks);
    report("seek to an unrendered place", `${seek.toFixed(0)} ms`, "≤ 1500 ms", seek <= 1500);

    for (const network of ["unthrottled", "1.6 Mb/s, 150 ms"]) {
      const conditions = network === "unthrottled" ? null : slow;
      await throttle(page, conditions);
      const [cached, ahead, bare] = [[], [], []];
      for (let round = 0; round < 5; round += 1) {
        const id = titles[1 + (round % 3)];
        cached.push(await play(page, id));
        ahead.push(await play(page, id, { hover: true }));
        bare.push(await playBare(browser, house, id, conditions));
      }
      const reference = median(bare);
      const [ours, fetched] = [median(cached), median(ahead)];
      const budget = conditions ? "≤ 300 ms" : `≤ 1.5 × bare MSE (${reference.toFixed(0)} ms)`;
      report(
        `cached, ${network}`,
        `${ours.toFixed(0)} ms = ${(ours / reference).toFixed(2)} × bare MSE`,
        budget,
        conditions ? ours <= 300 : ours <= reference * 1.5,
      );
      report(
        `fetched ahead on hover, ${network}`,
        `${fetched.toFixed(0)} ms`,
        "≤ 60 ms",
        fetched <= 60,
      );
    }
  } finally {
    await browser.close();
  }
}

async function openHome(browser, house) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(() => {
    const watched = new WeakSet();
    globalThis.firstFrameAt = null;
    const watch = (video) => {
      if (watched.has(video)) return;
      watched.add(video);
      video.requestVideoFrameCallback(() => {
        globalThis.firstFrameAt ??= performance.now();
      });
    };
    new MutationObserver(() => {
      for (const video of document.querySelectorAll("video")) watch(video);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${house.url}/streaming`);
  await page.locator('a[href^="/watch/"]').first().waitFor();
  await page.waitForTimeout(1500);
  return page;
}

/** Plays a title from the shelf by a click, and comes back home. Answers ms from click to frame. */
async function play(page, id, { hover = false } = {}) {
  await goHome(page);
  const link = page.locator(`a[href="/watch/${id}"]`).first();
  await link.scrollIntoViewIfNeeded();
  if (hover) {
    await link.hover();
    await page.waitForTimeout(2500);
  } else await page.mouse.move(2, 2);
  return link.evaluate(async (element) => {
    globalThis.firstFrameAt = null;
    const clicked = performance.now();
    element.click();
    while (globalThis.firstFrameAt === null && performance.now() - clicked < 20_000)
      await new Promise((done) => setTimeout(done, 2));
    return (globalThis.firstFrameAt ?? Number.NaN) - clicked;
  });
}

async function goHome(page) {
  if (new URL(page.url()).pathname === "/streaming") return;
  await page.evaluate(() => {
    history.pushState(null, "", "/streaming");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.locator('a[href^="/watch/"]').first().waitFor();
  await page.waitForTimeout(400);
}

function seekTo(page, share) {
  return page.evaluate(async (part) => {
    const video = document.querySelector("video");
    const begun = performance.now();
    video.currentTime = video.duration * part;
    await new Promise((done) => video.addEventListener("seeked", done, { once: true }));
    await new Promise((done) => video.requestVideoFrameCallback(done));
    return performance.now() - begun;
  }, share);
}

/** The floor: a page that appends init and first segment to a SourceBuffer, and nothing else. */
async function playBare(browser, house, id, conditions) {
  const page = await browser.newPage();
  try {
    await page.route(`${house.url}/bare`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><video muted></video>" }),
    );
    await page.goto(`${house.url}/bare`);
    const granted = await page.evaluate(async (title) => {
      const answer = await fetch(`/api/titles/${title}/playback`, { method: "POST" });
      const { rungs } = await answer.json();
      const playlist = await (await fetch(rungs[0].playlistUrl)).text();
      const base = new URL(rungs[0].playlistUrl, location.href);
      const init = new URL(/URI="([^"]+)"/.exec(playlist)[1], base).href;
      const first = new URL(
        playlist.split("\n").find((line) => line && !line.startsWith("#")),
        base,
      ).href;
      return { mimeType: rungs[0].mimeType, init, first };
    }, id);
    await throttle(page, conditions);
    return await page.evaluate(async ({ mimeType, init, first }) => {
      const begun = performance.now();
      const video = document.querySelector("video");
      const source = new MediaSource();
      video.src = URL.createObjectURL(source);
      const bytes = Promise.all(
        [init, first].map(async (url) => (await fetch(url, { cache: "no-store" })).arrayBuffer()),
      );
      await new Promise((done) => source.addEventListener("sourceopen", done, { once: true }));
      const buffer = source.addSourceBuffer(mimeType);
      for (const part of await bytes) {
        buffer.appendBuffer(part);
        await new Promise((done) => buffer.addEventListener("updateend", done, { once: true }));
      }
      const shown = new Promise((done) => video.requestVideoFrameCallback(done));
      await video.play();
      await shown;
      return performance.now() - begun;
    }, granted);
  } finally {
    await page.close();
  }
}

async function throttle(page, conditions) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send(
    "Network.emulateNetworkConditions",
    conditions ?? { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  );
}
