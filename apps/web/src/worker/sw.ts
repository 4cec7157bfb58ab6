import { clientsClaim } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { pageMessage } from "#platform/kept/messages.ts";
import { keepHome, sendAnswer } from "./answers.ts";
import { askServer } from "./ask-server.ts";
import { grantAlone, sendStart } from "./copies/answer-alone.ts";
import { sendPart } from "./copies/send-part.ts";
import { isKeptAnswer } from "./kept-paths.ts";
import { keepPictures, sendPicture } from "./pictures.ts";
import { takeReport } from "./places/take-report.ts";
import { tellPlaces } from "./places/tell-places.ts";
import { worker } from "./scope.ts";
import { holdsScript, routeShell } from "./shell.ts";
import { tellReach } from "./tell-pages.ts";
import { keepUsedFiles, sendBuiltFile } from "./used-files.ts";
import { forgetViewer } from "./viewer.ts";

clientsClaim();
routeShell();

// After those that the worker brings along.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  ({ request, event }) => sendBuiltFile(request, event),
);
registerRoute(/\/offline\/.+/, ({ request }) => sendPart(request));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isKeptAnswer(url.pathname),
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
  ({ request, url }) => askOr(request, () => sendStart(titleIn(startPath, url))),
);

const grantPath = /^\/api\/titles\/([^/]+)\/playback$/;
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && grantPath.test(url.pathname) && url.searchParams.get("cut") !== "trailer",
  ({ request, url }) => askOr(request, () => grantAlone(titleIn(grantPath, url))),
  "POST",
);

const progressPath = /^\/api\/titles\/([^/]+)\/progress$/;
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && progressPath.test(url.pathname),
  ({ request, event, url }) => takeReport(request, event, titleIn(progressPath, url)),
  "PUT",
);

worker.addEventListener("message", (event) => {
  const message = pageMessage.safeParse(event.data).data;
  switch (message?.type) {
    case "forget-viewer":
      event.waitUntil(forgetViewer().then(keepHome));
      break;
    case "tell-places":
      event.waitUntil(tellPlaces());
      break;
    case "tell-reach":
      event.waitUntil(tellReach());
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

async function keepShown({ files, pictures }: { files: string[]; pictures: string[] }) {
  await keepUsedFiles(files);
  await keepHome();
  await keepPictures(pictures);
}

/** The server's answer, or without a server what this device can say itself. */
async function askOr(
  request: Request,
  alone: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await askServer(request);
  } catch (error) {
    const own = await alone();
    if (own) return own;
    throw error;
  }
}

function titleIn(path: RegExp, { pathname }: URL): string {
  return decodeURIComponent(path.exec(pathname)?.[1] ?? "");
}
