import { useEffect, useState } from "react";
import { playHaptic } from "#platform/device/haptics.ts";
import { currentBreath } from "./current-breath.ts";
import { playBreath } from "./breath-tone.ts";
import { type Breath, breathAt, type Breathing } from "./patterns.ts";

type Options = {
  breathing: Breathing;
  minutes: number;
  hasSound: boolean;
  onDone: () => void;
  /** Called every frame. */
  onFrame: (fullness: number) => void;
};

/** Runs an exercise while `isOn`; the state changes with each phase and each second. */
export function useBreathing(isOn: boolean, options: Options): Breath | null {
  const { breathing, minutes, hasSound, onDone, onFrame } = options;
  const [breath, setBreath] = useState<Breath | null>(null);

  useEffect(() => {
    if (!isOn) return undefined;
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1000;
    const release = currentBreath.set(() => breathAt(breathing, seconds()).fullness);
    let shown: Breath | null = null;
    let frame = 0;
    const run = () => {
      const now = breathAt(breathing, seconds());
      // The last breath is finished, however long it is.
      if (seconds() >= minutes * 60 && now.breaths !== shown?.breaths) return onDone();
      onFrame(now.fullness);
      if (now.phase !== shown?.phase) {
        playHaptic("tick");
        if (hasSound) playBreath(breathing, now.phase);
      }
      if (now.phase !== shown?.phase || now.left !== shown.left) setBreath(now);
      shown = now;
      frame = requestAnimationFrame(run);
    };
    run();
    return () => {
      cancelAnimationFrame(frame);
      release();
      setBreath(null);
    };
  }, [isOn, breathing, minutes, hasSound, onDone, onFrame]);

  return breath;
}
