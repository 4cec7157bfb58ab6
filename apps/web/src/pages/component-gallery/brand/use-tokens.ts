import { useSyncExternalStore } from "react";

/** Computed value of a design token. */
export function readToken(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

/** Returns `#rrggbb` even if the minifier wrote `#rgb`. */
export function readColor(name: string): string {
  const value = readToken(name);
  return /^#[0-9a-f]{3}$/i.test(value) ? value.replaceAll(/[0-9a-f]/gi, "$&$&") : value;
}

/** Rerenders on resize: type sizes depend on the window's width. */
export function useScreenWidth(): number {
  return useSyncExternalStore(
    (tell) => {
      addEventListener("resize", tell);
      return () => removeEventListener("resize", tell);
    },
    () => innerWidth,
  );
}
