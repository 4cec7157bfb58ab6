import { useEffect } from "react";
import {
  askLeo,
  callLeo,
  dismissLeo,
  forgetLeoReturn,
  leoTab,
  peekLeoReturn,
} from "#platform/leo/ask-leo.ts";

/**
 * Keys of remote controls that call Leo: the microphone's, if the television passes it on, and the
 * blue one, also as the key code that LG and Samsung send.
 */
const remoteKeys = new Set(["SpeechInputToggle", "MicrophoneToggle", "ColorF3Blue"]);
const blueCode = 406;

/** Opens and closes Leo with Ctrl+K, or Command+K. A remote control's key opens him listening. */
export function useLeoKey(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (remoteKeys.has(event.key) || event.keyCode === blueCode) {
        event.preventDefault();
        callLeo();
        return;
      }
      const isHis = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!isHis || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (leoTab.get() === null) askLeo();
      else dismissLeo();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}

/** Reopens Leo when the viewer returns from a page that Leo opened. */
export function useLeoReturn(path: string): void {
  useEffect(() => {
    if (peekLeoReturn() !== path + location.search) return;
    forgetLeoReturn();
    askLeo();
  }, [path]);
}
