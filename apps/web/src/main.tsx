import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { preloadPage } from "#app/pages.ts";
import { ApiError } from "#platform/api.ts";
import { createQueryCache } from "#platform/query-cache.ts";
import { applyTvMode } from "#platform/tv-mode.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");

applyTvMode();

const cache = createQueryCache();
// The page's script and its data set out together, before the first render asks for either.
preloadPage(location.pathname, cache);

// A refusal is told on the page, in words; the console is for bugs.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ApiError)) reportError(error);
};

createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <App cache={cache} />
  </StrictMode>,
);
