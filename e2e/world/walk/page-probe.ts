import type { BrowserContext } from "@playwright/test";

/** Answers questions about a page's controls, as `globalThis.goldmaneProbe`. */
export type PageProbe = {
  /** Lists the controls of the page, or of an overlay that covers it. */
  controls(): HTMLElement[];
  nameOf(control: Element): string;
  /** Identifies a control, also after it was rendered again. */
  keyOf(control: Element): string;
  /** Why the focus on a control isn't visible, after waiting for what it reveals; null if it is. */
  findWhyUnseen(control: Element): Promise<string | null>;
};

/** A focused control, such as a button on a card, becomes visible within this time. */
const scrollTimeoutMs = 1_000;

/** Installs the probe in every later page of the context, and makes scrolling instant. */
export async function installPageProbe(context: BrowserContext): Promise<void> {
  await context.addInitScript((timeoutMs) => {
    // Only the scroll position matters here, not smoothness.
    for (const [owner, name] of [
      [Element.prototype, "scrollIntoView"],
      [Element.prototype, "scrollBy"],
      [globalThis, "scrollTo"],
      [globalThis, "scrollBy"],
    ] as const) {
      const move: unknown = Reflect.get(owner, name);
      if (typeof move === "function")
        Reflect.set(owner, name, function moveAtOnce(this: unknown, where: ScrollToOptions) {
          Reflect.apply(move, this ?? globalThis, [{ ...where, behavior: "instant" }]);
        });
    }

    const kinds =
      "a[href], button, input, select, textarea, summary, [role='slider'], [role^='menuitem']";
    const isControl = (one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      const isShut = one.closest("[aria-hidden='true'], [inert]") !== null;
      const isOpen = !isShut && !one.matches(":disabled, [data-disabled]");
      return width > 1 && height > 1 && isOpen && one.checkVisibility({ visibilityProperty: true });
    };
    const nameOf = (one: Element) => {
      const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [];
      const words = one.getAttribute("aria-label") ?? labels[0]?.textContent ?? one.textContent;
      return `${one.localName} ${words.replaceAll(/\s+/g, " ").trim().slice(0, 50)}`;
    };
    /** The part of an element that neither the window nor an ancestor clips. */
    const seenPart = (one: Element) => {
      let { left, top, right, bottom } = one.getBoundingClientRect();
      const cut = (by: { left: number; top: number; right: number; bottom: number }) => {
        [left, top] = [Math.max(left, by.left), Math.max(top, by.top)];
        [right, bottom] = [Math.min(right, by.right), Math.min(bottom, by.bottom)];
      };
      cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      for (let around = one.parentElement; around; around = around.parentElement)
        if (around !== document.body && getComputedStyle(around).overflow !== "visible")
          cut(around.getBoundingClientRect());
      return { left, top, width: right - left, height: bottom - top };
    };

    /** Checks the current frame only. */
    const findWhyHidden = (one: Element) => {
      if (one.closest("[aria-hidden='true'], [inert]"))
        return "is hidden from assistive technology";
      // A slider's input may be invisible; the element drawn for it then shows the focus ring.
      const drawn = one.matches("[type='range']") ? (one.parentElement ?? one) : one;
      if (!drawn.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return "is hidden";
      const { left, top, width, height } = seenPart(one);
      const whole = one.getBoundingClientRect();
      const least = {
        width: Math.min(whole.width, innerWidth) / 2,
        height: Math.min(whole.height, innerHeight) / 2,
      };
      if (width < least.width || height < least.height) return "is off the screen";
      const isOnTop = [0.5, 0.1, 0.9].some((across) =>
        [0.5, 0.1, 0.9].some((along) => {
          const hit = document.elementFromPoint(left + width * across, top + height * along);
          return hit !== null && (one.contains(hit) || hit.contains(one));
        }),
      );
      return isOnTop ? null : "lies under something";
    };

    const probe: PageProbe = {
      controls() {
        const menu = document.querySelector("[popover='auto']:popover-open");
        return [...(menu ?? document).querySelectorAll<HTMLElement>(kinds)].filter(isControl);
      },
      nameOf,
      keyOf(one) {
        // A carousel's link counts as one control, although its target changes with each slide.
        const carousel = one.closest("[aria-roledescription='carousel']");
        const own = carousel?.getAttribute("aria-label") ?? one.getAttribute("href") ?? "";
        return `${nameOf(one)} ${own}`;
      },
      async findWhyUnseen(one) {
        const deadline = performance.now() + timeoutMs;
        for (;;) {
          const why = findWhyHidden(one);
          if (!why || performance.now() > deadline) return why;
          await new Promise(requestAnimationFrame);
        }
      },
    };
    Object.assign(globalThis, { goldmaneProbe: probe });
  }, scrollTimeoutMs);
}
