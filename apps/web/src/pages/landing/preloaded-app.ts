import type { PreloadPath } from "./script/preload-calls.ts";

/** Functions of the preloaded app for the landing screen's script. */
export type PreloadedApp = {
  /** Renders the app at the current path. */
  open: (answers: PreloadedResponses | null) => void;
  /** Renders the e-mail sign-in into a container. Resolves once it is rendered. */
  showLogin: (container: HTMLElement, onEntered: () => void) => Promise<void>;
  /** Plays the intro, muted at first. Resolves when loading has begun. */
  playIntro: (video: HTMLVideoElement, dispatch: EmitIntroEvent) => Promise<IntroPlayback>;
};

export type IntroPlayback = { unmute: () => void; stop: () => void };

export type EmitIntroEvent = (
  event: { type: "progressed"; leftSeconds: number } | { type: "ended" } | { type: "failed" },
) => void;

/** Prefetched responses, pending or settled, by path. */
export type PreloadedResponses = ReadonlyMap<PreloadPath, Promise<unknown>>;

const name = "goldmane:preloaded-app";

/** The app and the landing script load separately and connect through a document event. */
export function announcePreloadedApp(preloadedApp: PreloadedApp): void {
  document.dispatchEvent(new CustomEvent<PreloadedApp>(name, { detail: preloadedApp }));
}

export function awaitPreloadedApp(): Promise<PreloadedApp> {
  return new Promise((resolve) => {
    const meet = (event: Event) => resolve((event as CustomEvent<PreloadedApp>).detail);
    document.addEventListener(name, meet, { once: true });
  });
}
