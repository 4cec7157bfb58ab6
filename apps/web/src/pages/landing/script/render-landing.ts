import {
  getCountdown,
  formatHint,
  type Landing,
  formatStartLabel,
} from "#pages/landing/state/landing.ts";
import { say } from "#platform/words/say.ts";
import type { Parts } from "./parts.ts";

/** Renders a state of the landing screen. */
export function renderLanding(parts: Parts, landing: Landing): void {
  setText(parts.hint, formatHint(landing));
  setText(parts.start, formatStartLabel(landing));
  setText(parts.note, landing.isPreloading ? say`Loading homepage resources...` : "");
  parts.screen.toggleAttribute("data-entering", landing.isEntering);
  parts.loginButton.setAttribute("aria-expanded", String(landing.isLoginOpen));
  parts.loginPanel.hidden = !landing.isLoginOpen;

  const seconds = getCountdown(landing);
  parts.countDown.hidden = seconds === null;
  setText(parts.seconds, seconds === null ? "" : String(seconds));
  // Announced once, not every second.
  setText(parts.countdownText, seconds === null ? "" : say`Starting in a moment`);
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
