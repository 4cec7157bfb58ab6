import type { QueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { announcePreloadedApp } from "#pages/landing/preloaded-app.ts";
import { startVitals } from "#platform/vitals/start-vitals.ts";
import { mountRemote } from "./mount-remote.tsx";
import { seedHomeQueries } from "./seed-home-queries.ts";

/** Announces the app that was loaded behind the landing screen; the landing script opens it. */
export function waitForLanding(cache: QueryClient, openApp: () => void): void {
  startVitals();
  const unmountRemote = mountRemote();
  announcePreloadedApp({
    open(answers) {
      unmountRemote();
      if (answers) seedHomeQueries(cache, answers);
      flushSync(openApp);
    },
    showLogin: (container, onEntered) =>
      import("./show-login.tsx").then((late) => late.showLogin(container, cache, onEntered)),
    playIntro: (video, tell) =>
      import("./play-intro.ts").then((late) => late.playIntro(video, tell)),
  });
  // Preloads the page that opens next.
  import("#pages/home.tsx").catch(() => undefined);
}
