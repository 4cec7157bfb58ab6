import { messageSW, Workbox } from "workbox-window";
import { onViewerChange } from "#platform/change-viewer.ts";
import { savesData } from "#platform/device/bandwidth.ts";
import { postToWorker } from "#platform/local-store/worker-link.ts";
import { openStore } from "#platform/store.ts";
import { isFilmRunning } from "./is-film-running.ts";

const updateEveryMs = 3_600_000;
/** A browser holds a newer worker back while the older one is still answering: a reload ends that. */
const heldBackMs = 3000;

/** Takes the version that waits into use and loads the page anew; null while there is none. */
export const newerVersion = openStore<(() => void) | null>(null);

let isStarted = false;

/** Has a service worker look after this page, and looks for a newer one every hour. */
export async function startWorker(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const workbox = new Workbox("/sw.js");
  workbox.addEventListener("waiting", ({ sw }) => void offerNewer(workbox, sw));
  workbox.addEventListener("controlling", ({ isUpdate }) => {
    if (!isUpdate) postToWorker({ type: "keep-shown", ...listShown() });
  });
  onViewerChange(() => postToWorker({ type: "forget-viewer" }));
  addEventListener("online", () => postToWorker({ type: "tell-places" }));
  try {
    // The page has been loaded already: whoever calls sees to that.
    await workbox.register({ immediate: true });
    postToWorker({ type: "tell-places" });
    postToWorker({ type: "tell-reach" });
    setInterval(() => lookForNewer(workbox), updateEveryMs);
  } catch (error) {
    warn(error);
  }
}

/** Fetches nothing beside a film, nor where little data is to be spent. */
function lookForNewer(workbox: Workbox): void {
  if (!isFilmRunning() && !savesData()) workbox.update().catch(warn);
}

function warn(error: unknown): void {
  console.warn("The service worker could not be brought up to date.", error);
}

/** A page that was fetched since is as new as the worker that waits: there is nothing to offer. */
async function offerNewer(workbox: Workbox, newer: ServiceWorker | undefined): Promise<void> {
  if (!newer) return;
  const url = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
  const isSame: unknown = await messageSW(newer, { type: "holds-script", url });
  if (isSame === true) return;
  newerVersion.set(() => {
    const late = setTimeout(() => location.reload(), heldBackMs);
    workbox.addEventListener("controlling", () => {
      clearTimeout(late);
      location.reload();
    });
    workbox.messageSkipWaiting();
  });
}

/** What this page has loaded and shown before the worker was there. */
function listShown(): { files: string[]; pictures: string[] } {
  const urls = performance.getEntriesByType("resource").map(({ name }) => name);
  const listAt = (path: RegExp) =>
    urls.filter((url) => url.startsWith(location.origin) && path.test(new URL(url).pathname));
  return {
    files: listAt(/^\/assets\//),
    pictures: listAt(/^\/media\/titles\/.+\/(?:poster|backdrop)$/),
  };
}
