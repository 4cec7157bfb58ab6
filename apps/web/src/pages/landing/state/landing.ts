import { say } from "#platform/words/say.ts";

/** State of the landing screen. */
export type Landing = {
  /** Shows "Loading..." until true. */
  isReady: boolean;
  isPreloading: boolean;
  isLoginOpen: boolean;
  /** The visitor interacted: nothing happens automatically any more. */
  hasInteracted: boolean;
  /** Remaining seconds of the intro; null before its first frame and without one. */
  introLeftSeconds: number | null;
  /** The app is being opened. */
  isEntering: boolean;
  /** Opening the app failed. */
  hasEntryFailed: boolean;
};

export type LandingEvent =
  | { type: "ready" }
  | { type: "preload-settled" }
  | { type: "login-toggled" }
  | { type: "login-closed" }
  | { type: "interacted" }
  | { type: "intro-progressed"; leftSeconds: number }
  | { type: "intro-ended" }
  | { type: "intro-failed" }
  | { type: "intro-skipped" }
  | { type: "entered" }
  | { type: "entry-failed" };

export const initialLanding: Landing = {
  isReady: false,
  isPreloading: true,
  isLoginOpen: false,
  hasInteracted: false,
  introLeftSeconds: null,
  isEntering: false,
  hasEntryFailed: false,
};

/** The last seconds are shown as a countdown. */
const countDownSeconds = 3;

export function reduceLanding(landing: Landing, event: LandingEvent): Landing {
  switch (event.type) {
    case "ready":
      return { ...landing, isReady: true };
    case "preload-settled":
      return { ...landing, isPreloading: false };
    case "login-toggled":
      return { ...landing, isLoginOpen: !landing.isLoginOpen, hasInteracted: true };
    case "login-closed":
      return { ...landing, isLoginOpen: false };
    case "interacted":
      return { ...landing, hasInteracted: true };
    case "intro-progressed":
      return { ...landing, introLeftSeconds: event.leftSeconds };
    case "intro-ended":
      return {
        ...landing,
        introLeftSeconds: null,
        isEntering: landing.isEntering || !landing.hasInteracted,
      };
    case "intro-failed":
      return { ...landing, introLeftSeconds: null };
    case "intro-skipped":
      return { ...landing, introLeftSeconds: null, hasInteracted: true };
    case "entered":
      return { ...landing, isEntering: true, hasEntryFailed: false };
    case "entry-failed":
      return { ...landing, isEntering: false, hasInteracted: true, hasEntryFailed: true };
  }
}

/** Whole seconds until the app opens automatically; null when no countdown runs. */
export function getCountdown({
  introLeftSeconds,
  hasInteracted,
  isEntering,
}: Landing): number | null {
  if (introLeftSeconds === null || hasInteracted || isEntering) return null;
  if (introLeftSeconds > countDownSeconds) return null;
  return Math.max(1, Math.ceil(introLeftSeconds));
}

export function formatHint({ isReady, isEntering, hasEntryFailed }: Landing): string {
  if (isEntering) return say`The doors are opening...`;
  if (hasEntryFailed) return say`The doors stay shut: check the connection, then try again`;
  return isReady ? say`Press Enter or Click to Continue` : say`Loading...`;
}

export function formatStartLabel({ isPreloading }: Landing): string {
  return isPreloading ? say`Optimizing Experience...` : say`Start Streaming Now`;
}
