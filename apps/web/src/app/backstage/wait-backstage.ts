import type { QueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { announceBackstage } from "#pages/landing/handshake.ts";
import { startVitals } from "#platform/vitals/start-vitals.ts";
import { holdRemote } from "./hold-remote.tsx";
import { primeHome } from "./prime-home.ts";

/** Stands ready behind the landing screen, to be called for by its script. */
export function waitBackstage(cache: QueryClient, openApp: () => void): void {
  startVitals();
  const letRemoteGo = holdRemote();
  announceBackstage({
    open(answers) {
      letRemoteGo();
      if (answers) primeHome(cache, answers);
      flushSync(openApp);
    },
    showLogin: (place, onEntered) =>
      import("./show-login.tsx").then((late) => late.showLogin(place, cache, onEntered)),
    playIntro: (video, tell) =>
      import("./play-intro.ts").then((late) => late.playIntro(video, tell)),
  });
  // Where an entrance leads.
  import("#pages/home.tsx").catch(() => undefined);
}
