import { useEffect } from "react";
import type { VoiceCall } from "./voice-call.ts";

/** Held down, it opens the microphone. None of the player's. */
export const talkKey = "t";

/** Hears the key wherever the focus is, except where somebody writes. */
export function useTalkKey(call: VoiceCall, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const life = new AbortController();
    const { signal } = life;
    const release = () => call.hold(false);
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.key.toLowerCase() !== talkKey) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      call.hold(true);
    };
    const lift = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === talkKey) release();
    };
    addEventListener("keydown", press, { signal });
    addEventListener("keyup", lift, { signal });
    // What is let go elsewhere is not heard here.
    addEventListener("blur", release, { signal });
    return () => {
      life.abort();
      release();
    };
  }, [call, isOn]);
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("textarea, select, input:not([type=range])");
}
