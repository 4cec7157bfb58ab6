import { type RefObject, useLayoutEffect } from "react";
import { endOpening, shareOpening } from "#platform/end-opening.ts";

/** To look in each frame would cost a slow device half of it. */
const lookEveryMs = 100;

/** The picture that came with the page stays under the hero's own until that has covered it. */
export function useOpening(hero: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const image = hero.current?.querySelector("img");
    shareOpening();
    if (image) void waitUntilOpaque(image).finally(endOpening);
    return endOpening;
  }, [hero]);
}

/** One that cannot be had leaves the page. */
async function waitUntilOpaque(image: Element): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  while (image.isConnected && getComputedStyle(image).opacity !== "1");
}
