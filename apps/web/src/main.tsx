import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { preloadPage } from "#app/pages.ts";
import { ApiError } from "#platform/api.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { readPreferredLanguage } from "./platform/words/preferred-language.ts";
import { loadLanguage } from "./platform/words/load-language.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");

const cache = createQueryCache();

// API errors are shown on the page; the console is for bugs.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ApiError)) reportError(error);
};

function open(place: Element): void {
  createRoot(place, { onCaughtError }).render(
    <StrictMode>
      <App cache={cache} />
    </StrictMode>,
  );
}

const language = readPreferredLanguage();
// English is built into the scripts and needs no download. Another language is requested before any
// data, so that the data is requested in it.
const languageLoaded = language === "en" ? null : loadLanguage(language);
const whenLanguageLoaded = (act: () => void) =>
  languageLoaded ? void languageLoaded.then(act) : act();

// Behind the landing screen the app waits until the visitor enters.
if (document.querySelector("#landing")) {
  void import("./app/preloaded/wait-for-landing.ts").then(({ waitForLanding }) =>
    whenLanguageLoaded(() =>
      waitForLanding(cache, () => {
        preloadPage(location.pathname, cache);
        open(root);
      }),
    ),
  );
} else {
  // Starts the requests for the page's script, data and language before the first render.
  preloadPage(location.pathname, cache);
  whenLanguageLoaded(() => open(root));
}
