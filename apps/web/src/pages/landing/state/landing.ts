import { say } from "#platform/words/say.ts";

/** State of the landing screen. */
export type Landing = {
  /** Shows "Loading..." until true. */
  isReady: boolean;
  isPreloading: boolean;
  isLoginOpen: boolean;
  /** The visitor interacted: nothing happens automatically any more. */
  isTouched: boolean;
  /** Remaining seconds of the intro; null before its first frame and without one. */
  filmLeftSeconds: number | null;
  /** The app is being opened. */
  isEntering: boolean;
  /** Opening the app failed. */
  isLocked: boolean;
};

export type LandingEvent =
  | { type: "ready" }
  | { type: "preload-settled" }
  | { type: "login-toggled" }
  | { type: "login-closed" }
  | { type: "touched" }
  | { type: "film-moved"; leftSeconds: number }
  | { type: "film-ended" }
  | { type: "film-lost" }
  | { type: "film-skipped" }
  | { type: "entered" }
  | { type: "entrance-failed" };

export const firstLanding: Landing = {
  isReady: false,
  isPreloading: true,
  isLoginOpen: false,
  isTouched: false,
  filmLeftSeconds: null,
  isEntering: false,
  isLocked: false,
};

/** The last seconds are shown as a countdown. */
const countDownSeconds = 3;

export function moveLanding(landing: Landing, event: LandingEvent): Landing {
  switch (event.type) {
    case "ready":
      return { ...landing, isReady: true };
    case "preload-settled":
      return { ...landing, isPreloading: false };
    case "login-toggled":
      return { ...landing, isLoginOpen: !landing.isLoginOpen, isTouched: true };
    case "login-closed":
      return { ...landing, isLoginOpen: false };
    case "touched":
      return { ...landing, isTouched: true };
    case "film-moved":
      return { ...landing, filmLeftSeconds: event.leftSeconds };
    case "film-ended":
      return {
        ...landing,
        filmLeftSeconds: null,
        isEntering: landing.isEntering || !landing.isTouched,
      };
    case "film-lost":
      return { ...landing, filmLeftSeconds: null };
    case "film-skipped":
      return { ...landing, filmLeftSeconds: null, isTouched: true };
    case "entered":
      return { ...landing, isEntering: true, isLocked: false };
    case "entrance-failed":
      return { ...landing, isEntering: false, isTouched: true, isLocked: true };
  }
}

/** Whole seconds until the app opens automatically; null when no countdown runs. */
export function countDownOf({ filmLeftSeconds, isTouched, isEntering }: Landing): number | null {
  if (filmLeftSeconds === null || isTouched || isEntering) return null;
  if (filmLeftSeconds > countDownSeconds) return null;
  return Math.max(1, Math.ceil(filmLeftSeconds));
}

export function hintOf({ isReady, isEntering, isLocked }: Landing): string {
  if (isEntering) return say`The doors are opening...`;
  if (isLocked) return say`The doors stay shut: check the connection, then try again`;
  return isReady ? say`Press Enter or Click to Continue` : say`Loading...`;
}

export function startLabelOf({ isPreloading }: Landing): string {
  return isPreloading ? say`Optimizing Experience...` : say`Start Streaming Now`;
}
