import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { lastingFlag } from "#pages/landing/session-flag.ts";
import { hasEnteredKey } from "#pages/landing/state/intro.ts";
import type { LandingEvent } from "#pages/landing/state/landing.ts";
import { loadPreloadedApp } from "./open-app.ts";

const countDownMs = 2000;
const stepMs = 100;

/**
 * Counts down to the app for a visitor who is signed in, in place of the intro. The time stands still
 * while the page is hidden. Returns whether the visitor is signed in.
 */
export async function countDownForKnown(
  dispatch: (event: LandingEvent) => void,
  signal: AbortSignal,
): Promise<boolean> {
  if (!(await isSignedIn())) return false;
  void loadPreloadedApp().catch(() => undefined);
  let leftMs = countDownMs;
  const tick = () => {
    const isInView = !document.hidden;
    if (isInView) leftMs -= stepMs;
    if (leftMs > 0) return dispatch({ type: "progressed", leftSeconds: leftMs / 1000, isInView });
    clearInterval(timer);
    dispatch({ type: "ended" });
  };
  const timer = setInterval(tick, stepMs);
  signal.addEventListener("abort", () => clearInterval(timer));
  return true;
}

/** In the demo everyone on this machine is signed in, also on their first visit, which has the intro. */
async function isSignedIn(): Promise<boolean> {
  try {
    const answer = await fetch("/api/session", { credentials: "include" });
    const { household, isDemo } = (await answer.json()) as CurrentSession;
    return household !== null && (!isDemo || lastingFlag(hasEnteredKey).isSet());
  } catch {
    return false;
  }
}
