import { clientsClaim } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { type PageMessage, pageMessage } from "#platform/local-store/messages.ts";
import { cacheHome, sendAnswer } from "./answers.ts";
import { fetchFromServer } from "./fetch-from-server.ts";
import { sendOfflinePlayback, sendStart } from "./downloads/answer-offline.ts";
import { sendPart } from "./downloads/send-part.ts";
import { isCachedAnswer } from "./cached-paths.ts";
import { cachePictures, sendPicture } from "./pictures.ts";
import { handleReport } from "./positions/handle-report.ts";
import { syncPositions } from "./positions/sync-positions.ts";
import { worker } from "./scope.ts";
import { holdsScript, routeShell } from "./shell.ts";
import { notifyReachability } from "./notify-pages.ts";
import { cacheUsedFiles, sendBuiltFile } from "./used-files.ts";
import { clearViewerData } from "./viewer.ts";

clientsClaim();
routeShell();

// After the precached files.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  ({ request, event }) => sendBuiltFile(request, event),
);
registerRoute(/\/offline\/.+/, ({ request }) => sendPart(request));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCachedAnswer(url.pathname),
  ({ request, event }) => sendAnswer(request, event),
);
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.destination === "image" && url.pathname.startsWith("/media/"),
  ({ request, event }) => sendPicture(request, event),
);

const startPath = /^\/media\/titles\/([^/]+)\/start-film\.mp4$/;
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && startPath.test(url.pathname),
  ({ request, url }) => fetchOr(request, () => sendStart(titleIn(startPath, url))),
);

const playbackPath = /^\/api\/titles\/([^/]+)\/playback$/;
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && playbackPath.test(url.pathname) && url.searchParams.get("cut") !== "trailer",
  ({ request, url }) => fetchOr(request, () => sendOfflinePlayback(titleIn(playbackPath, url))),
  "POST",
);

const progressPath = /^\/api\/titles\/([^/]+)\/progress$/;
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && progressPath.test(url.pathname),
  ({ request, event, url }) => handleReport(request, event, titleIn(progressPath, url)),
  "PUT",
);

worker.addEventListener("message", (event) => {
  const message = pageMessage.safeParse(event.data).data;
  switch (message?.type) {
    case "forget-viewer":
      event.waitUntil(clearViewerData().then(() => cacheHome(message.language ?? null)));
      break;
    case "tell-places":
      event.waitUntil(syncPositions());
      break;
    case "tell-reach":
      event.waitUntil(notifyReachability());
      break;
    case "keep-shown":
      event.waitUntil(keepShown(message));
      break;
    case "holds-script":
      event.ports[0]?.postMessage(holdsScript(message.url));
      break;
    case "SKIP_WAITING":
      event.waitUntil(worker.skipWaiting());
      break;
    case undefined:
      break;
  }
});

type Shown = Extract<PageMessage, { type: "keep-shown" }>;

async function keepShown({ files, pictures, language }: Shown) {
  await cacheUsedFiles(files);
  await cacheHome(language ?? null);
  await cachePictures(pictures);
}

/** The server's answer, or offline the one that this device can give. */
async function fetchOr(
  request: Request,
  alone: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await fetchFromServer(request);
  } catch (error) {
    const own = await alone();
    if (own) return own;
    throw error;
  }
}

function titleIn(path: RegExp, { pathname }: URL): string {
  return decodeURIComponent(path.exec(pathname)?.[1] ?? "");
}
