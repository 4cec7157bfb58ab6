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
    async showLogin(place, onEntered) {
      const { showLogin } = await import("./show-login.tsx");
      showLogin(place, cache, onEntered);
    },
    async playIntro(video, tell) {
      const { playIntro } = await import("./play-intro.ts");
      return playIntro(video, tell);
    },
  });
  // Where an entrance leads.
  import("#pages/home.tsx").catch(() => undefined);
}
