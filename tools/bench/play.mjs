import { throttle } from "./browser.mjs";

const playTimeoutMs = 20_000;
/** A page with a link to each film of a genre. The home page loads its rows as they come near. */
export const genre = "originals";
const genrePath = `/${genre}`;

/** The genre page of the built app, with a listener for the first frame of the film that plays. */
export async function openGenre(browser, server) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(listenForFilm);
  await page.goto(`${server.url}${genrePath}#main`);
  await page.locator('a[href^="/watch/"]').first().waitFor();
  await page.waitForTimeout(1500);
  return page;
}

/**
 * Runs in the page. `listenFrom` resolves when the next film that appears on the page shows its
 * first frame. A preloaded player already has its frame before it is on the page, and may not get
 * another for a while: then the page's first paint with the player counts.
 */
function listenForFilm() {
  const withPicture = new WeakSet();
  let earlier = new WeakSet();
  globalThis.firstFrameAt = null;
  const tell = (video) => {
    const isFilm = video.isConnected && location.pathname.startsWith("/watch/");
    if (isFilm && !earlier.has(video)) globalThis.firstFrameAt ??= performance.now();
  };
  const listen = (video) =>
    video.requestVideoFrameCallback(() => {
      withPicture.add(video);
      tell(video);
    });
  const afterPaint = (run) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", run);
      port1.start();
      port2.postMessage(null);
    });

  const make = Reflect.get(Document.prototype, "createElement");
  Document.prototype.createElement = function create(...args) {
    const node = Reflect.apply(make, this, args);
    if (!(node instanceof HTMLVideoElement)) return node;
    node.addEventListener("emptied", () => withPicture.delete(node));
    node.addEventListener("loadstart", () => listen(node));
    return node;
  };
  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof Element)) continue;
      const videos = added.matches("video") ? [added] : added.querySelectorAll("video");
      for (const video of videos) if (withPicture.has(video)) afterPaint(() => tell(video));
    }
  }).observe(document, { childList: true, subtree: true });

  globalThis.listenFrom = () => {
    earlier = new WeakSet(document.querySelectorAll("video"));
    globalThis.firstFrameAt = null;
    return performance.now();
  };
}

/**
 * Plays a title from a row by a click. Returns ms from the click to the first frame on the page, or
 * the reason that there was none.
 */
export async function play(page, id, { hover = false } = {}) {
  await goBack(page);
  const link = page.locator(`a[href="/watch/${id}"]`).first();
  // A row that loads meanwhile replaces its links.
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await (hover ? link.hover() : page.mouse.move(2, 2));
  // Waits as a person does: until the page is drawn, and between pointing and clicking.
  await page.waitForTimeout(hover ? 2500 : 1000);
  return page.evaluate(clickFilm, { id, timeoutMs: playTimeoutMs });
}

/**
 * Runs in the page, which finds the link and clicks it in one step: the hero and the rows replace
 * their links, and a click on a detached link makes the browser load the film's address instead.
 */
async function clickFilm({ id, timeoutMs }) {
  const link = document.querySelector(`a[href="/watch/${id}"]`);
  if (!link) return { failure: `no link to ${id}` };
  const clicked = globalThis.listenFrom();
  link.click();
  while (globalThis.firstFrameAt === null) {
    await new Promise((done) => setTimeout(done, 2));
    const video = document.querySelector("video");
    const said = video?.error?.message ?? document.querySelector('[role="alert"]')?.textContent;
    if (said) return { failure: said };
    if (performance.now() - clicked > timeoutMs)
      return { failure: `no frame in ${timeoutMs / 1000} s (${video ? "video" : "no video"})` };
  }
  return { ms: globalThis.firstFrameAt - clicked };
}

export async function goBack(page) {
  if (new URL(page.url()).pathname === genrePath) return;
  await page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, genrePath);
  // The page being left has links to films too.
  await page.locator("[data-player]").first().waitFor({ state: "detached" });
  await page.locator('a[href^="/watch/"]').first().waitFor();
  await page.waitForTimeout(400);
}

/**
 * Seeks in the film that plays. Returns ms to the frame at the new position, or the reason that
 * there was none.
 */
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
  return Promise.race([sought, page.waitForTimeout(playTimeoutMs).then(() => notInTime)]);
}

const notInTime = { failure: `no frame in ${playTimeoutMs / 1000} s` };

/**
 * The floor: a page that appends init and first segment to a SourceBuffer, and nothing else. It plays
 * the trailer, whose segments have no key to fetch.
 */
export async function playBare(browser, server, id, conditions) {
  const page = await browser.newPage();
  try {
    await page.route(`${server.url}/bare`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><video muted></video>" }),
    );
    await page.goto(`${server.url}/bare`);
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
      // Encoded before it is measured.
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
