import { enable as enablePreload } from "workbox-navigation-preload";
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { fetchFromServer, preferServer } from "./fetch-from-server.ts";

/** Filled in by the build: every script, style and font of the app, and its page. */
declare const builtFiles: PrecacheEntry[];

/** Used once, because the build replaces the name by the whole list. */
const files = builtFiles;
const shell = "/index.html";

/** The app shell: its page from the server while reachable, its files from the precache. */
export function routeShell(): void {
  enablePreload();
  cleanupOutdatedCaches();
  // No directory index: the entry page is no file.
  precacheAndRoute(files, { directoryIndex: "", cleanURLs: false });
  const toPage = new NavigationRoute(
    async ({ request, event }) => {
      const asking = askForPage(request, event);
      return await preferServer(asking, () => matchPrecache(shell));
    },
    { denylist: [/^\/(?:api|media|offline)\//] },
  );
  registerRoute(toPage);
}

export function holdsScript(url: string): boolean {
  return files.some((file) => new URL(file.url, url).href === url);
}

async function askForPage(request: Request, event: ExtendableEvent): Promise<Response> {
  const ahead: unknown = "preloadResponse" in event ? await event.preloadResponse : undefined;
  return ahead instanceof Response ? ahead : await fetchFromServer(request);
}
