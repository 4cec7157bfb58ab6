import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { preloadPage } from "#app/pages.ts";
import { ApiError } from "#platform/api.ts";
import { createQueryCache } from "#platform/query-cache.ts";
import { readOwnLanguage } from "#platform/words/own-language.ts";
import { speakLanguage } from "#platform/words/speak-language.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");

const cache = createQueryCache();

// A refusal is told on the page, in words; the console is for bugs.
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

const language = readOwnLanguage();
/** English is in the scripts themselves and waits for nothing. */
const whenSpoken = (act: () => void) =>
  language === "en" ? act() : void speakLanguage(language).then(act);

// Behind the landing screen the app stands by until somebody enters.
if (document.querySelector("#landing")) {
  void import("./app/preloaded/wait-for-landing.ts").then(({ waitForLanding }) =>
    whenSpoken(() =>
      waitForLanding(cache, () => {
        preloadPage(location.pathname, cache);
        open(root);
      }),
    ),
  );
} else {
  // The page's script, its data and its words set out together, before the first render asks.
  preloadPage(location.pathname, cache);
  whenSpoken(() => open(root));
}
