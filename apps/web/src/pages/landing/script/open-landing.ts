import type { PreloadedResponses } from "#pages/landing/preloaded-app.ts";
import { sessionFlag } from "#pages/landing/session-flag.ts";
import { introCompletedKey, moveIntro, openIntro } from "#pages/landing/state/intro.ts";
import { firstLanding, type LandingEvent, moveLanding } from "#pages/landing/state/landing.ts";
import { unlockAudioAtFirstGesture } from "#platform/device/audio-unlock.ts";
import { savesData } from "#platform/device/bandwidth.ts";
import { say } from "#platform/words/say.ts";
import { changeScreens } from "./change-screens.ts";
import { listenToVisitor } from "./listen-to-visitor.ts";
import { loadPreloadedApp } from "./open-app.ts";
import { partsOf } from "./parts.ts";
import { preloadHome } from "./preload.ts";
import { preloadDelayMs } from "./preload-calls.ts";
import { runFilm } from "./run-film.ts";
import { showLanding } from "./show-landing.ts";
import { awaitFirstPicture, watchPictures } from "./watch-pictures.ts";
import { whenIdle } from "#platform/device/when-idle.ts";

/** Makes the landing screen interactive. */
export function openLanding(screen: HTMLElement): void {
  const parts = partsOf(screen);
  const life = new AbortController();
  let intro = openIntro(location, false);
  let landing = firstLanding;
  let answers: PreloadedResponses | null = null;

  const tell = (event: LandingEvent) => {
    if (life.signal.aborted) return;
    const before = landing;
    landing = moveLanding(landing, event);
    showLanding(parts, landing);
    if (landing.isEntering && !before.isEntering) void enter();
    if (landing.isLoginOpen && !before.isLoginOpen) void showLogin();
  };

  const enter = async () => {
    try {
      const preloadedApp = await loadPreloadedApp();
      life.abort();
      intro = moveIntro(intro, { type: "completed" });
      sessionFlag(introCompletedKey).set();
      history.replaceState(null, "", intro.address);
      changeScreens(screen, () => preloadedApp.open(answers));
    } catch (error) {
      reportError(error);
      tell({ type: "entrance-failed" });
    }
  };

  const showLogin = async () => {
    try {
      const preloadedApp = await loadPreloadedApp();
      await preloadedApp.showLogin(parts.loginForm, () => {
        // The prefetched responses belong to another viewer.
        answers = null;
        tell({ type: "entered" });
      });
      parts.loginForm.querySelector("input")?.focus();
    } catch (error) {
      reportError(error);
      parts.loginForm.textContent = say`The form did not come. Check the connection, then try again.`;
    }
  };

  watchPictures(parts);
  unlockAudioAtFirstGesture();
  listenToVisitor(parts, tell, life.signal);
  setTimeout(() => {
    answers = preloadHome();
    void Promise.allSettled(answers.values()).then(() => tell({ type: "preload-settled" }));
  }, preloadDelayMs);
  void awaitFirstPicture(parts).then(() => tell({ type: "ready" }));
  if (!savesData()) whenPainted(() => void runFilm(parts, tell, life.signal));
}

/** Calls `act` after load, when idle, so that it can't delay the largest paint. */
function whenPainted(act: () => void): void {
  const soon = () => void whenIdle(act, 1500);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}
