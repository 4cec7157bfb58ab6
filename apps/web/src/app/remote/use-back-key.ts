import { useEffect } from "react";
import { goBack } from "./go-back.ts";

/** Names of the key on TVs, and the key codes of those without a name (LG, Samsung). */
const names = new Set(["GoBack", "BrowserBack", "XF86Back"]);
const numbers = new Set([461, 10_009]);

/** The Back key of a remote control closes open layers before it leaves the page. */
export function useBackKey(): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(names.has(event.key) || numbers.has(event.keyCode))) return;
      event.preventDefault();
      goBack();
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, []);
}
