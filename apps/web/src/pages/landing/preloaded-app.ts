import type { PreloadPath } from "./script/preload-calls.ts";

/** What the app does for the landing screen, once it stands ready behind it. */
export type PreloadedApp = {
  /** Shows the app at the page's address. */
  open: (answers: PreloadedResponses | null) => void;
  /** Puts the e-mail sign-in into a place of the screen. Resolves when it is there. */
  showLogin: (container: HTMLElement, onEntered: () => void) => Promise<void>;
  /** Plays the intro, silent at first. Resolves when it is on its way. */
  playIntro: (video: HTMLVideoElement, tell: EmitIntroEvent) => Promise<IntroPlayback>;
};

export type IntroPlayback = { unmute: () => void; stop: () => void };

export type EmitIntroEvent = (
  event: { type: "moved"; leftSeconds: number } | { type: "ended" } | { type: "lost" },
) => void;

/** What was fetched ahead, still on its way or here. */
export type PreloadedResponses = ReadonlyMap<PreloadPath, Promise<unknown>>;

const name = "goldmane:preloaded-app";

/** The two come as scripts of their own, and meet on the document. */
export function announcePreloadedApp(preloadedApp: PreloadedApp): void {
  document.dispatchEvent(new CustomEvent<PreloadedApp>(name, { detail: preloadedApp }));
}

export function awaitPreloadedApp(): Promise<PreloadedApp> {
  return new Promise((resolve) => {
    const meet = (event: Event) => resolve((event as CustomEvent<PreloadedApp>).detail);
    document.addEventListener(name, meet, { once: true });
  });
}
