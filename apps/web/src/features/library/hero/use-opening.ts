import { type RefObject, useLayoutEffect } from "react";
import { removeBootPicture, hideBootPictureShade } from "#platform/boot-picture.ts";

/** Checking every frame would take half of a slow device's frame time. */
const lookEveryMs = 100;

/** Keeps the server-rendered picture until the hero's own covers it. */
export function useOpening(hero: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    hideBootPictureShade();
    if (hero.current) void waitUntilCovered(hero.current).finally(removeBootPicture);
    return removeBootPicture;
  }, [hero]);
}

async function waitUntilCovered(hero: Element): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  while (hero.isConnected && !isCovered(hero));
}

/** Whether the hero's picture covers the page's, or failed to load. */
function isCovered(hero: Element): boolean {
  const frame = hero.querySelector("[data-role='shown'] > [data-state]");
  const image = frame?.querySelector("img");
  if (!image) return frame?.getAttribute("data-state") === "failed";
  return getComputedStyle(image).opacity === "1";
}
