import { say } from "#platform/words/say.ts";

/** State of the landing screen. */
export type Landing = {
  /** Shows "Loading..." until true. */
  isReady: boolean;
  isPreloading: boolean;
  isLoginOpen: boolean;
  /** The visitor interacted: nothing happens automatically any more. */
  hasInteracted: boolean;
  /** Seconds until the app opens by itself; null if nothing leads there. */
  leftSeconds: number | null;
  /** The most seconds that the visitor saw on the countdown; null before it was in view. */
  seenSeconds: number | null;
  /** The app is being opened. */
  isEntering: boolean;
  /** Opening the app failed. */
  hasEntryFailed: boolean;
};

export type LandingEvent =
  | { type: "ready" }
  | { type: "preload-started" }
  | { type: "preload-settled" }
  | { type: "login-toggled" }
  | { type: "login-closed" }
  | { type: "interacted" }
  /** The intro plays, or a signed-in visitor's countdown runs. */
  | { type: "progressed"; leftSeconds: number; isInView: boolean }
  | { type: "ended" }
  | { type: "intro-failed" }
  | { type: "intro-skipped" }
  | { type: "entered" }
  | { type: "entry-failed" };

export const initialLanding: Landing = {
  isReady: false,
  isPreloading: false,
  isLoginOpen: false,
  hasInteracted: false,
  leftSeconds: null,
  seenSeconds: null,
  isEntering: false,
  hasEntryFailed: false,
};

/** The last seconds are shown as a countdown. */
const countDownSeconds = 3;
/** A countdown that the visitor saw for less than this doesn't open the app. */
const leastSeenSeconds = 1;

export function reduceLanding(landing: Landing, event: LandingEvent): Landing {
  switch (event.type) {
    case "ready":
      return { ...landing, isReady: true };
    case "preload-started":
      return { ...landing, isPreloading: true };
    case "preload-settled":
      return { ...landing, isPreloading: false };
    case "login-toggled":
      return { ...landing, isLoginOpen: !landing.isLoginOpen, hasInteracted: true };
    case "login-closed":
      return { ...landing, isLoginOpen: false };
    case "interacted":
      return { ...landing, hasInteracted: true };
    case "progressed":
      return progress(landing, event);
    case "ended":
      return {
        ...landing,
        leftSeconds: null,
        isEntering: landing.isEntering || (!landing.hasInteracted && wasSeen(landing)),
      };
    case "intro-failed":
      return { ...landing, leftSeconds: null };
    case "intro-skipped":
      return { ...landing, leftSeconds: null, hasInteracted: true };
    case "entered":
      return { ...landing, isEntering: true, hasEntryFailed: false };
    case "entry-failed":
      return { ...landing, isEntering: false, hasInteracted: true, hasEntryFailed: true };
  }
}

function progress(
  landing: Landing,
  { leftSeconds, isInView }: { leftSeconds: number; isInView: boolean },
): Landing {
  const next = { ...landing, leftSeconds };
  const isSeen = isInView && getCountdown(next) !== null;
  return { ...next, seenSeconds: isSeen ? (landing.seenSeconds ?? leftSeconds) : null };
}

function wasSeen({ seenSeconds }: Landing): boolean {
  return seenSeconds !== null && seenSeconds >= leastSeenSeconds;
}

/** Whole seconds until the app opens automatically; null when no countdown runs. */
export function getCountdown({ leftSeconds, hasInteracted, isEntering }: Landing): number | null {
  if (leftSeconds === null || hasInteracted || isEntering) return null;
  if (leftSeconds > countDownSeconds) return null;
  return Math.max(1, Math.ceil(leftSeconds));
}

export function formatHint({ isReady, isEntering, hasEntryFailed }: Landing): string {
  if (isEntering) return say`Starting...`;
  if (hasEntryFailed) return say`Can’t start. Check your connection and try again.`;
  return isReady ? say`Press Enter or Click to Continue` : say`Loading...`;
}

export function formatStartLabel({ isPreloading }: Landing): string {
  return isPreloading ? say`Optimizing Experience...` : say`Start Streaming Now`;
}
