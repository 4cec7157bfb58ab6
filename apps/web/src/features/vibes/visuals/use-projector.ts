import type { Mood, Visual } from "@goldmane/contracts/vibes/limits";
import { type RefObject, useEffect } from "react";
import { moodColors } from "#features/vibes/mood-colors.ts";
import { vibesLevel } from "#features/vibes/sound/mixing-desk.ts";
import { currentBreath } from "#features/vibes/breathing/current-breath.ts";
import { canAutoplay } from "#platform/device/can-autoplay.ts";
import { type Projector, openProjector } from "./projector.ts";
import { mixColors, settleLevel } from "./settle.ts";

/** The time of the still frame with reduced motion. */
const stillSeconds = 42;
/** Resolution limit: soft visuals need no more, and weak machines can't do more. */
const densityAtMost = 1.25;
/** Frames that take longer lower the resolution. */
const slowestFrameMs = 24;
/** Where the processor draws, about 30 frames a second leave it time for the page. */
const software = { leastFrameMs: 28, slowestFrameMs: 44 } as const;
/** Resolution to begin with where the processor draws, and the lowest of all. */
const softwareDensity = 0.2;
const densityAtLeast = 0.1;

/**
 * Runs a visual while visible, with the mood's colors and the sound level. Lowers the resolution on
 * weak machines; nothing without WebGL.
 */
export function useProjector(
  canvas: RefObject<HTMLCanvasElement | null>,
  visual: Visual,
  mood: Mood,
): void {
  useEffect(
    () => (canvas.current ? project(canvas.current, visual, mood) : undefined),
    [canvas, visual, mood],
  );
}

function project(canvas: HTMLCanvasElement, visual: Visual, mood: Mood): () => void {
  const projector = openProjector(canvas, visual);
  canvas.hidden = projector === null;
  if (!projector) return () => undefined;
  const end = startShow(canvas, projector, mood);
  // A lost context leaves the gradient behind the canvas.
  const lose = () => {
    end();
    canvas.hidden = true;
  };
  canvas.addEventListener("webglcontextlost", lose);
  return () => {
    canvas.removeEventListener("webglcontextlost", lose);
    end();
    projector.destroy();
  };
}

function startShow(canvas: HTMLCanvasElement, projector: Projector, mood: Mood): () => void {
  let density = projector.isSlow ? softwareDensity : Math.min(devicePixelRatio, densityAtMost);
  const slowest = projector.isSlow ? software.slowestFrameMs : slowestFrameMs;
  let level = 0;
  let colors = lastColors ?? moodColors[mood];
  let frame = 0;
  let slow = 0;
  let last = performance.now();
  let isSeen = true;
  const moves = canAutoplay();

  const fit = () => {
    canvas.width = Math.max(1, Math.round(canvas.clientWidth * density));
    canvas.height = Math.max(1, Math.round(canvas.clientHeight * density));
  };
  const draw = (seconds: number) =>
    projector.draw({ seconds, level, breath: currentBreath.get(), colors });
  const run = (now: number) => {
    const since = now - last;
    if (projector.isSlow && since < software.leastFrameMs) {
      frame = requestAnimationFrame(run);
      return;
    }
    last = now;
    // A single late frame means little, one after the other means that drawing takes too long.
    slow = since > slowest ? slow + 1 : Math.max(0, slow - 0.25);
    if (slow > 20 && density > densityAtLeast) {
      density *= 0.7;
      slow = 0;
      fit();
    }
    level = settleLevel(level, vibesLevel(), since);
    colors = lastColors = mixColors(colors, moodColors[mood], since);
    draw(now / 1000 - Math.floor(now / 3_600_000) * 3600);
    frame = requestAnimationFrame(run);
  };
  const update = () => {
    cancelAnimationFrame(frame);
    if (!moves) {
      colors = lastColors = moodColors[mood];
      draw(stillSeconds);
    } else if (isSeen && !document.hidden) {
      last = performance.now();
      frame = requestAnimationFrame(run);
    }
  };
  const sizes = new ResizeObserver(() => {
    fit();
    update();
  });
  const observer = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? true;
    update();
  });
  sizes.observe(canvas);
  observer.observe(canvas);
  document.addEventListener("visibilitychange", update);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    observer.disconnect();
    document.removeEventListener("visibilitychange", update);
  };
}

/** Colors fade from the previous mood. */
let lastColors: Parameters<Projector["draw"]>[0]["colors"] | null = null;
