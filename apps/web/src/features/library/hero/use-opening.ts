import { type RefObject, useLayoutEffect } from "react";
import { removeBootPicture, hideBootPictureShade } from "#platform/boot-picture.ts";

/** To look in each frame would cost a slow device half of it. */
const lookEveryMs = 100;

/** The picture that came with the page stays under the hero's own until that has covered it. */
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

/** Whether the hero's picture lies over everything, or can't be had. */
function isCovered(hero: Element): boolean {
  const frame = hero.querySelector("[data-role='shown'] > [data-state]");
  const image = frame?.querySelector("img");
  if (!image) return frame?.getAttribute("data-state") === "failed";
  return getComputedStyle(image).opacity === "1";
}
