import { say, sayText } from "#platform/words/say.ts";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./point-out.module.css";

/** How long a page may take to show the control. */
const waitMs = 8000;
const pollMs = 150;
const shownMs = 6000;

const controls =
  "button, a, summary, input, select, textarea, [role=switch], [role=combobox], label, legend, h2, h3";

/**
 * Points out a control of the page that is opening: scrolls to it and rings it for some seconds. The
 * toast says so to screen readers too.
 * @param label its English label, or its `data-help`
 */
export function pointOut(label: string): void {
  const name = sayText(label);
  const until = Date.now() + waitMs;
  const timer = setInterval(() => {
    const element = findControl(label, name);
    if (!element && Date.now() < until) return;
    clearInterval(timer);
    if (element) ring(element);
    const description = element ? say`Here it is: ${name}` : say`Look for “${name}” on this page.`;
    showToast({ title: "Leo", description });
  }, pollMs);
}

function ring(element: HTMLElement): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "center", behavior: isStill ? "auto" : "smooth" });
  element.focus({ preventScroll: true });
  const { ring: name = "" } = styles;
  element.classList.add(name);
  setTimeout(() => element.classList.remove(name), shownMs);
}

/** The visible control that is marked or named so, in the page rather than in what lies over it. */
export function findControl(label: string, name: string): HTMLElement | null {
  const marked = document.querySelector<HTMLElement>(`[data-help="${CSS.escape(label)}"]`);
  if (marked && isVisible(marked)) return marked;
  const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(isVisible);
  return (
    all.find((element) => nameOf(element) === name) ??
    all.find((element) => nameOf(element).startsWith(name)) ??
    null
  );
}

function nameOf(element: HTMLElement): string {
  const own = element.getAttribute("aria-label") ?? element.textContent;
  return own.trim();
}

function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
