import { useEffect } from "react";
import { goBack } from "./go-back.ts";

/** What televisions call the key, and the numbers of those that give it no name (LG, Samsung). */
const names = new Set(["GoBack", "BrowserBack", "XF86Back"]);
const numbers = new Set([461, 10_009]);

/** The Back key of a remote control closes what is open before it leaves the page. */
export function useBackKey(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(names.has(event.key) || numbers.has(event.keyCode))) return;
      event.preventDefault();
      goBack();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}
