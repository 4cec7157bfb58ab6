import type { PreloadedResponses } from "#pages/landing/preloaded-app.ts";
import { lastingFlag, sessionFlag } from "#pages/landing/session-flag.ts";
import {
  hasEnteredKey,
  introCompletedKey,
  introReplayKey,
  openIntro,
  reduceIntro,
} from "#pages/landing/state/intro.ts";
import { initialLanding, type LandingEvent, reduceLanding } from "#pages/landing/state/landing.ts";
import { unlockAudioAtFirstGesture } from "#platform/device/audio-unlock.ts";
import { savesData } from "#platform/device/bandwidth.ts";
import { say } from "#platform/words/say.ts";
import { countDownForKnown } from "./count-down-for-known.ts";
import { replaceScreen } from "./replace-screen.ts";
import { listenForInput } from "./listen-for-input.ts";
import { loadPreloadedApp } from "./open-app.ts";
import { findParts } from "./parts.ts";
import { preloadHome } from "./preload.ts";
import { preloadDelayMs } from "./preload-calls.ts";
import { runIntro } from "./run-intro.ts";
import { renderLanding } from "./render-landing.ts";
import { awaitFirstPicture, watchPictures } from "./watch-pictures.ts";
import { whenIdle } from "#platform/device/when-idle.ts";

/** Makes the landing screen interactive. */
export function openLanding(screen: HTMLElement): void {
  const parts = findParts(screen);
  const controller = new AbortController();
  let intro = openIntro(location, false);
  let landing = initialLanding;
  let answers: PreloadedResponses | null = null;

  const dispatch = (event: LandingEvent) => {
    if (controller.signal.aborted) return;
    const before = landing;
    landing = reduceLanding(landing, event);
    renderLanding(parts, landing);
    if (landing.isEntering && !before.isEntering) void enter();
    if (landing.isLoginOpen && !before.isLoginOpen) void showLogin();
  };

  const enter = async () => {
    try {
      const preloadedApp = await loadPreloadedApp();
      controller.abort();
      intro = reduceIntro(intro, { type: "completed" });
      sessionFlag(introCompletedKey).set();
      lastingFlag(hasEnteredKey).set();
      history.replaceState(null, "", intro.address);
      replaceScreen(screen, () => preloadedApp.open(answers));
    } catch (error) {
      reportError(error);
      dispatch({ type: "entry-failed" });
    }
  };

  const showLogin = async () => {
    try {
      const preloadedApp = await loadPreloadedApp();
      await preloadedApp.showLogin(parts.loginForm, () => {
        // The prefetched responses belong to another viewer.
        answers = null;
        dispatch({ type: "entered" });
      });
      parts.loginForm.querySelector("input")?.focus();
    } catch (error) {
      reportError(error);
      parts.loginForm.textContent = say`Can’t load the form. Check your connection and try again.`;
    }
  };

  watchPictures(parts);
  unlockAudioAtFirstGesture();
  listenForInput(parts, dispatch, controller.signal);
  setTimeout(() => {
    dispatch({ type: "preload-started" });
    answers = preloadHome();
    void Promise.allSettled(answers.values()).then(() => dispatch({ type: "preload-settled" }));
  }, preloadDelayMs);
  void awaitFirstPicture(parts).then(() => dispatch({ type: "ready" }));
  const replay = sessionFlag(introReplayKey);
  const isReplay = replay.isSet();
  replay.clear();
  void openKnown(isReplay);

  /** Plays the intro to visitors, and counts down for those who are signed in. */
  async function openKnown(isFull: boolean): Promise<void> {
    const isKnown = !isFull && (await countDownForKnown(dispatch, controller.signal));
    if (!isKnown && !savesData())
      whenPainted(() => void runIntro(parts, dispatch, controller.signal));
  }
}

/** Calls `act` after load, when idle, so that it can't delay the largest paint. */
function whenPainted(act: () => void): void {
  const soon = () => void whenIdle(act, 1500);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}
