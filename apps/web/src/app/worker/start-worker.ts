import { messageSW, Workbox } from "workbox-window";
import { onViewerChange } from "#platform/change-viewer.ts";
import { noteReach } from "#platform/device/reach.ts";
import { workerMessage } from "#platform/kept/messages.ts";
import { tellWorker } from "#platform/kept/worker-link.ts";
import { openStore } from "#platform/store.ts";

const updateEveryMs = 3_600_000;

/** Takes the version that waits into use and loads the page anew; null while there is none. */
export const newerVersion = openStore<(() => void) | null>(null);

/** Pages that hear that the server knows how far the viewer came. */
export const placesTold = openStore(0);

let isStarted = false;

/** Has a service worker look after this page, and looks for a newer one every hour. */
export async function startWorker(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const workbox = new Workbox("/sw.js");
  workbox.addEventListener("waiting", ({ sw }) => void offerNewer(workbox, sw));
  workbox.addEventListener("controlling", ({ isUpdate }) => {
    if (!isUpdate) tellWorker({ type: "keep-shown", pictures: listShownPictures() });
  });
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    const message = workerMessage.safeParse(data).data;
    if (message?.type === "reach") {
      noteReach(message.isReached);
      if (message.isReached) tellWorker({ type: "tell-places" });
    }
    if (message?.type === "places-told") placesTold.set(placesTold.get() + 1);
  });
  onViewerChange(() => tellWorker({ type: "forget-viewer" }));
  addEventListener("online", () => tellWorker({ type: "tell-places" }));
  try {
    // The page has been loaded already: whoever calls sees to that.
    await workbox.register({ immediate: true });
    tellWorker({ type: "tell-places" });
    setInterval(() => void workbox.update().catch(warn), updateEveryMs);
  } catch (error) {
    warn(error);
  }
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
    workbox.addEventListener("controlling", () => location.reload());
    workbox.messageSkipWaiting();
  });
}

/** What this page has shown before the worker was there. */
function listShownPictures(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((url) => new URL(url).pathname.startsWith("/media/titles/"))
    .filter((url) => /\/(?:poster|backdrop)$/.test(new URL(url).pathname));
}
