import { useEffect } from "react";
import { fade, shareBeneathVoices } from "./fade.ts";
import type { VoiceCall } from "./voice-call.ts";

const stepMs = 30;

/** A film that can make way. */
interface Ducked {
  duck(share: number): void;
}

/** Lets a film make way while somebody speaks, and come back after. */
export function useDucking(film: Ducked, { isSpoken }: VoiceCall): void {
  useEffect(() => {
    let share = 1;
    let timer: ReturnType<typeof setInterval> | undefined;
    const move = () => {
      const goal = isSpoken.get() ? shareBeneathVoices : 1;
      share = fade(share, goal, stepMs);
      film.duck(share);
      if (share !== goal) return;
      clearInterval(timer);
      timer = undefined;
    };
    const forget = isSpoken.subscribe(() => (timer ??= setInterval(move, stepMs)));
    if (isSpoken.get()) timer = setInterval(move, stepMs);
    return () => {
      forget();
      clearInterval(timer);
      film.duck(1);
    };
  }, [film, isSpoken]);
}
