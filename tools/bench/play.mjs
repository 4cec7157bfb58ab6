import { throttle } from "./browser.mjs";

const patienceMs = 20_000;

/** The home page of the built app, with an ear for the first frame of any video that comes. */
export async function openHome(browser, house) {
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
  await page.goto(`${house.url}/streaming#main`);
  await page.locator('a[href^="/watch/"]').first().waitFor();
  await page.waitForTimeout(1500);
  return page;
}

/**
 * Plays a title from the shelf by a click. Answers ms from the click to the first presented frame, or
 * why there was none.
 */
export async function play(page, id, { hover = false } = {}) {
  await goHome(page);
  const link = page.locator(`a[href="/watch/${id}"]`).first();
  await link.scrollIntoViewIfNeeded();
  if (hover) {
    await link.hover();
    await page.waitForTimeout(2500);
  } else await page.mouse.move(2, 2);
  return link.evaluate(async (element, patience) => {
    globalThis.firstFrameAt = null;
    const clicked = performance.now();
    element.click();
    while (globalThis.firstFrameAt === null) {
      await new Promise((done) => setTimeout(done, 2));
      const video = document.querySelector("video");
      const said = video?.error?.message ?? document.querySelector('[role="alert"]')?.textContent;
      if (said) return { failure: said };
      if (performance.now() - clicked > patience)
        return { failure: `no frame in ${patience / 1000} s (${video ? "video" : "no video"})` };
    }
    return { ms: globalThis.firstFrameAt - clicked };
  }, patienceMs);
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

/** Seeks in the film that plays. Answers ms to the frame of that place, or why there was none. */
export function seekTo(page, share) {
  const sought = page.evaluate(async (part) => {
    const video = document.querySelector("video");
    const begun = performance.now();
    const here = new Promise((done) => video.addEventListener("seeked", done, { once: true }));
    video.currentTime = video.duration * part;
    await here;
    await new Promise((done) => video.requestVideoFrameCallback(done));
    return { ms: performance.now() - begun };
  }, share);
  return Promise.race([sought, page.waitForTimeout(patienceMs).then(() => notInTime)]);
}

const notInTime = { failure: `no frame in ${patienceMs / 1000} s` };

/**
 * The floor: a page that appends init and first segment to a SourceBuffer, and nothing else. It plays
 * the trailer, whose segments have no key to fetch.
 */
export async function playBare(browser, house, id, conditions) {
  const page = await browser.newPage();
  try {
    await page.route(`${house.url}/bare`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><video muted></video>" }),
    );
    await page.goto(`${house.url}/bare`);
    const granted = await page.evaluate(async (title) => {
      const answer = await fetch(`/api/titles/${title}/playback?cut=trailer`, { method: "POST" });
      const { rungs } = await answer.json();
      const playlist = await (await fetch(rungs[0].playlistUrl)).text();
      const base = new URL(rungs[0].playlistUrl, location.href);
      const init = new URL(/URI="([^"]+)"/.exec(playlist)[1], base).href;
      const first = new URL(
        playlist.split("\n").find((line) => line && !line.startsWith("#")),
        base,
      ).href;
      // Made before it is measured.
      for (const url of [init, first]) await (await fetch(url, { cache: "no-store" })).blob();
      return { mimeType: rungs[0].mimeType, init, first };
    }, id);
    await throttle(page, conditions);
    return { ms: await page.evaluate(appendAndPlay, granted) };
  } finally {
    await page.close();
  }
}

async function appendAndPlay({ mimeType, init, first }) {
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
}
