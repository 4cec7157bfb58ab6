import type { PreloadPath } from "./script/preload-calls.ts";

/** What the app does for the landing screen, once it stands ready behind it. */
export type Backstage = {
  /** Shows the app at the page's address. */
  open: (answers: Answers | null) => void;
  /** Puts the e-mail sign-in into a place of the screen. Resolves when it is there. */
  showLogin: (place: HTMLElement, onEntered: () => void) => Promise<void>;
  /** Plays the intro, silent at first. Resolves when it is on its way. */
  playIntro: (video: HTMLVideoElement, tell: TellFilm) => Promise<IntroShow>;
};

export type IntroShow = { letSound: () => void; stop: () => void };

export type TellFilm = (
  event: { type: "moved"; leftSeconds: number } | { type: "ended" } | { type: "lost" },
) => void;

/** What was fetched ahead, still on its way or here. */
export type Answers = ReadonlyMap<PreloadPath, Promise<unknown>>;

const name = "goldmane:backstage";

/** The two come as scripts of their own, and meet on the document. */
export function announceBackstage(backstage: Backstage): void {
  document.dispatchEvent(new CustomEvent<Backstage>(name, { detail: backstage }));
}

export function awaitBackstage(): Promise<Backstage> {
  return new Promise((resolve) => {
    const meet = (event: Event) => resolve((event as CustomEvent<Backstage>).detail);
    document.addEventListener(name, meet, { once: true });
  });
}
