import { useSyncExternalStore } from "react";

/** The value of a design token as the page has it. */
export function readToken(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

/** `#rrggbb`, also where the build wrote `#rgb`. */
export function readColor(name: string): string {
  const value = readToken(name);
  return /^#[0-9a-f]{3}$/i.test(value) ? value.replaceAll(/[0-9a-f]/gi, "$&$&") : value;
}

/** Draws anew when the screen is resized: sizes of type follow its width. */
export function useScreenWidth(): number {
  return useSyncExternalStore(
    (tell) => {
      addEventListener("resize", tell);
      return () => removeEventListener("resize", tell);
    },
    () => innerWidth,
  );
}
