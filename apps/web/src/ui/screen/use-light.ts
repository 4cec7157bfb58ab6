import { type RefObject, useEffect, useState } from "react";
import { chooseLit, measureScreen } from "./light.ts";

type Tell = (isLit: boolean) => void;

const screens = new Map<Element, Tell>();
let lit: Element | null = null;

/** Lets one screen of the page play, and darkens the one before first. */
function shareLight(): void {
  const candidates = [...screens.keys()].map((screen) =>
    measureScreen(screen, screen.getBoundingClientRect(), innerHeight),
  );
  const next = document.hidden ? null : chooseLit(candidates);
  if (next === lit) return;
  if (lit) screens.get(lit)?.(false);
  lit = next;
  if (lit) screens.get(lit)?.(true);
}

/** Whether this is the one screen of the page that may play now. */
export function useLight(area: RefObject<Element | null>): boolean {
  const [isLit, setLit] = useState(false);

  useEffect(() => {
    const screen = area.current;
    if (!screen) return undefined;
    screens.set(screen, setLit);
    const observer = new IntersectionObserver(shareLight, { threshold: [0, 0.3, 0.6, 0.9] });
    observer.observe(screen);
    document.addEventListener("visibilitychange", shareLight);
    document.addEventListener("scrollend", shareLight);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", shareLight);
      document.removeEventListener("scrollend", shareLight);
      screens.delete(screen);
      if (lit === screen) lit = null;
      shareLight();
    };
  }, [area]);

  return isLit;
}
