import { useEffect } from "react";
import { fade, duckedShare } from "./fade.ts";
import type { VoiceCall } from "./voice-call.ts";

const stepMs = 30;

/** A player whose volume can be ducked. */
interface Ducked {
  duck(share: number): void;
}

/** Ducks the film's volume while someone speaks. */
export function useDucking(film: Ducked, { isAnyoneSpeaking }: VoiceCall): void {
  useEffect(() => {
    let share = 1;
    let timer: ReturnType<typeof setInterval> | undefined;
    const move = () => {
      const goal = isAnyoneSpeaking.get() ? duckedShare : 1;
      share = fade(share, goal, stepMs);
      film.duck(share);
      if (share !== goal) return;
      clearInterval(timer);
      timer = undefined;
    };
    const unsubscribe = isAnyoneSpeaking.subscribe(() => (timer ??= setInterval(move, stepMs)));
    if (isAnyoneSpeaking.get()) timer = setInterval(move, stepMs);
    return () => {
      unsubscribe();
      clearInterval(timer);
      film.duck(1);
    };
  }, [film, isAnyoneSpeaking]);
}
