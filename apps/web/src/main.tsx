import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { preloadPage } from "#app/pages.ts";
import { createQueryCache } from "#platform/query-cache.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");

const cache = createQueryCache();
// The page's script and its data set out together, before the first render asks for either.
preloadPage(location.pathname, cache);

createRoot(root).render(
  <StrictMode>
    <App cache={cache} />
  </StrictMode>,
);
