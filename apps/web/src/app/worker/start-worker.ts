import { messageSW, Workbox } from "workbox-window";
import { onViewerChange } from "#platform/change-viewer.ts";
import { savesData } from "#platform/device/bandwidth.ts";
import { postToWorker } from "#platform/local-store/worker-link.ts";
import { openStore } from "#platform/store.ts";
import { getActiveLanguage } from "#platform/words/active-language.ts";
import { isFilmRunning } from "./is-film-running.ts";

const updateEveryMs = 3_600_000;
/**
 * A browser holds a newer worker back while the older one is still answering: a reload ends that.
 */
const heldBackMs = 3000;

/** Activates the waiting version and reloads the page; null while there is none. */
export const newerVersion = openStore<(() => void) | null>(null);

let isStarted = false;

/** Registers the service worker, and checks for a newer one every hour. */
export async function startWorker(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const workbox = new Workbox("/sw.js");
  workbox.addEventListener("waiting", ({ sw }) => void offerNewer(workbox, sw));
  workbox.addEventListener("controlling", ({ isUpdate }) => {
    if (!isUpdate) postToWorker({ type: "keep-shown", ...inLanguage(), ...listShown() });
  });
  onViewerChange(() => postToWorker({ type: "forget-viewer", ...inLanguage() }));
  addEventListener("online", () => postToWorker({ type: "tell-places" }));
  try {
    // The caller waits until the page is loaded.
    await workbox.register({ immediate: true });
    postToWorker({ type: "tell-places" });
    postToWorker({ type: "tell-reach" });
    setInterval(() => lookForNewer(workbox), updateEveryMs);
  } catch (error) {
    warn(error);
  }
}

function inLanguage() {
  return { language: getActiveLanguage().language };
}

/** Does not fetch during a film, nor in data-saving mode. */
function lookForNewer(workbox: Workbox): void {
  if (!isFilmRunning() && !savesData()) workbox.update().catch(warn);
}

function warn(error: unknown): void {
  console.warn("The service worker could not be brought up to date.", error);
}

/** A page that was loaded since is as new as the waiting worker: there is nothing to offer. */
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

/** Lists the files and pictures that this page loaded before the worker was active. */
function listShown(): { files: string[]; pictures: string[] } {
  const urls = performance.getEntriesByType("resource").map(({ name }) => name);
  const listAt = (path: RegExp) =>
    urls.filter((url) => url.startsWith(location.origin) && path.test(new URL(url).pathname));
  return {
    files: listAt(/^\/assets\//),
    pictures: listAt(/^\/media\/titles\/.+\/(?:poster|backdrop)$/),
  };
}
