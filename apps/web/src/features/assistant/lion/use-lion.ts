import { type Companion, drawCompanion } from "@goldmane/stage/companion";
import { type RefObject, useEffect, useRef } from "react";
import { voiceLevel, voiceSounds } from "#features/assistant/voice/speaker.ts";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";
import { type Acting, type Doing, type Feeling, greetAt, nextActing } from "./state.ts";

const leo: Companion["member"] = {
  id: "leo",
  name: "Leo",
  rig: "lion",
  look: {},
  voice: { pitch: 1, rate: 1 },
};

/** Canvas size, sharp enough for any screen. */
const densityAtMost = 2;
/** Duration of leaning in. */
const leanSeconds = 0.3;

/** The last emotion; a new object for each change. */
export type Felt = { feeling: Feeling } | null;

type Told = { doing: Doing; felt: Felt };

/** Draws Leo breathing, listening, thinking and speaking; a still pose with reduced motion. */
export function useLion(canvas: RefObject<HTMLCanvasElement | null>, told: Told): void {
  const acting = useRef<Acting>(null);
  const redraw = useRef<(() => void) | null>(null);
  const { doing, felt } = told;

  useEffect(() => {
    const at = performance.now() / 1000;
    acting.current = nextActing(acting.current ?? greetAt(at), { type: "turned", to: doing, at });
    redraw.current?.();
  }, [doing]);

  useEffect(() => {
    if (!felt) return;
    const { feeling } = felt;
    const at = performance.now() / 1000;
    acting.current = nextActing(acting.current ?? greetAt(at), { type: "felt", feeling, at });
    redraw.current?.();
  }, [felt]);

  useEffect(() => {
    const element = canvas.current;
    const surface = element?.getContext("2d");
    if (!element || !surface) return undefined;
    fit(element);
    const draw = (t: number) => {
      const now = acting.current;
      if (now) drawCompanion(surface, companionOf(now, t), element.width);
    };
    if (!isMotionAllowed()) {
      // A time at which an emotion has settled.
      redraw.current = () => draw(performance.now() / 1000 + 1);
      redraw.current();
      return undefined;
    }
    let frame = 0;
    const run = (now: number) => {
      draw(now / 1000);
      frame = requestAnimationFrame(run);
    };
    frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, [canvas]);
}

function fit(canvas: HTMLCanvasElement): void {
  const density = Math.min(devicePixelRatio, densityAtMost);
  canvas.width = Math.max(1, Math.round(canvas.clientWidth * density));
  canvas.height = canvas.width;
}

function companionOf({ doing, since, emotions, acts }: Acting, t: number): Companion {
  const lean = Math.min(1, Math.max(0, (t - since) / leanSeconds));
  return {
    member: leo,
    t,
    emotions,
    acts,
    attention: doing === "listening" ? lean : 0,
    mouth: doing === "speaking" ? voiceLevel() : null,
    speech: doing === "speaking" ? voiceSounds() : null,
  };
}
