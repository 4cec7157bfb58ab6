import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { preloadPage } from "#app/pages.ts";
import { ApiError } from "#platform/api.ts";
import { createQueryCache } from "#platform/query-cache.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");

const cache = createQueryCache();

// A refusal is told on the page, in words; the console is for bugs.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ApiError)) reportError(error);
};

function open(place: Element): void {
  // The page's script and its data set out together, before the first render asks for either.
  preloadPage(location.pathname, cache);
  createRoot(place, { onCaughtError }).render(
    <StrictMode>
      <App cache={cache} />
    </StrictMode>,
  );
}

// Behind the landing screen the app stands by until somebody enters.
if (document.querySelector("#landing")) {
  void import("#app/backstage/wait-backstage.ts").then(({ waitBackstage }) =>
    waitBackstage(cache, () => open(root)),
  );
} else open(root);
