import { useEffect } from "react";
import type { VoiceCall } from "./voice-call.ts";

/** Push-to-talk key. Must not be one of the player's shortcuts. */
export const talkKey = "t";

/** Listens for the key everywhere except in text inputs. */
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
    // The keyup event isn't delivered while the window is unfocused.
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
