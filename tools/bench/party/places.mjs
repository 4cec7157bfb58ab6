import { percentile } from "#bench/load.mjs";

const everyMs = 50;
/** Samples further apart than this are ignored: the page was busy. */
const timeoutMs = 250;

/** Makes a page record its film's position, by a clock that all pages of a machine share. */
export function notePlaces(page) {
  return page.evaluate((pause) => {
    globalThis.places = [];
    setInterval(() => {
      const video = document.querySelector("video");
      if (!video) return;
      const at = performance.timeOrigin + performance.now();
      const rate = video.paused || video.seeking ? 0 : video.playbackRate;
      globalThis.places.push([at, video.currentTime, video.readyState < 3 ? 0 : rate]);
    }, pause);
  }, everyMs / 2);
}

/** Returns the spread of the pages' positions noted since the last call: `{ at, spread }`. */
export async function readSpreads(pages) {
  const all = await Promise.all(
    pages.map((page) => page.evaluate(() => globalThis.places.splice(0))),
  );
  const from = Math.max(...all.map(([first]) => first?.[0] ?? Infinity));
  const until = Math.min(...all.map((places) => places.at(-1)?.[0] ?? 0));
  const spreads = [];
  for (let at = from; at <= until; at += everyMs) {
    const places = all.map((noted) => placeAt(noted, at));
    if (places.includes(null)) continue;
    spreads.push({ at, spread: Math.max(...places) - Math.min(...places) });
  }
  return spreads;
}

function placeAt(noted, at) {
  const last = noted.findLast(([when]) => when <= at);
  if (!last || at - last[0] > timeoutMs) return null;
  const [when, place, rate] = last;
  return place + ((at - when) / 1000) * rate;
}

/** p50 and p95 of spreads, in ms. */
export function sumUp(spreads) {
  const sorted = spreads.map(({ spread }) => spread * 1000).toSorted((a, b) => a - b);
  const beyond = (ms) => sorted.filter((spread) => spread > ms).length / sorted.length;
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), beyond };
}
