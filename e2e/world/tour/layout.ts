import type { Page } from "@playwright/test";

/**
 * Finds horizontal overflow of the page, and elements outside of the window and of any scroller.
 */
export function findSideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const faults: string[] = [];
    if (root.scrollWidth > innerWidth) faults.push(`scrolls ${root.scrollWidth - innerWidth} px`);
    const isHeld = (element: Element): boolean => {
      const { body } = document;
      for (
        let parent = element.parentElement;
        parent && parent !== body;
        parent = parent.parentElement
      )
        if (getComputedStyle(parent).overflowX !== "visible") return true;
      return false;
    };
    for (const element of document.body.querySelectorAll("*")) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || (left >= -1 && right <= root.clientWidth + 1)) continue;
      if (!element.checkVisibility({ opacityProperty: true }) || isHeld(element)) continue;
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
      faults.push(`${name} from ${Math.round(left)} to ${Math.round(right)}`);
    }
    return faults;
  });
}

/** Pictures that failed to load and have no placeholder after a moment. */
export function findBrokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const isBroken = (image: HTMLImageElement) =>
      image.complete &&
      image.naturalWidth === 0 &&
      image.currentSrc !== "" &&
      // A film that is about to play replaces its picture.
      !image.closest("figure, [role='region'], section")?.querySelector("video") &&
      image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const end = performance.now() + 5_000;
    for (;;) {
      const broken = [...document.images].filter(isBroken).map((image) => image.currentSrc);
      if (broken.length === 0 || performance.now() > end) return broken;
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Finds animations that keep running although the visitor prefers reduced motion. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moment = 250;
    const isLong = (animation: Animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return typeof end === "number" && end > moment;
    };
    return document
      .getAnimations()
      .filter((one) => one.timeline === document.timeline && one.playState === "running")
      .filter(isLong)
      .map((one) => {
        const target = one.effect instanceof KeyframeEffect ? one.effect.target : null;
        return `${"animationName" in one ? String(one.animationName) : "a transition"} on ${target?.className ?? "?"}`;
      });
  });
}
