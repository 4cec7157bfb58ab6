import type { Button } from "@goldmane/games/kernel/input";
import { type PointerEvent, type RefObject, useRef } from "react";
import type { GameControls } from "#features/games/host/game-picture.ts";
import type { Controls } from "#features/games/host/input/open-controls.ts";

/** Pixels after which a touch is a swipe. */
const swipePixels = 26;

/** Touches of the field: a pointer, or swipes and taps, as the game asks. */
export function useFieldGestures(
  controls: RefObject<Controls | null>,
  { isPlaying, layout }: { isPlaying: boolean; layout: GameControls | null },
) {
  const begun = useRef<{ x: number; y: number; isUsed: boolean } | null>(null);
  if (!isPlaying || !layout) return {};
  const { hasPointer, hasSwipes = false } = layout;

  const share = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    };
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.focus({ preventScroll: true });
      begun.current = { x: event.clientX, y: event.clientY, isUsed: false };
      if (hasPointer) controls.current?.point(share(event));
      // A held finger holds the jump; a swipe lets go of it.
      if (hasSwipes) controls.current?.press("a", true);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const begin = begun.current;
      if (!begin) return;
      if (hasPointer) controls.current?.point(share(event));
      if (!hasSwipes || begin.isUsed) return;
      const way = swipeOf(event.clientX - begin.x, event.clientY - begin.y);
      if (!way) return;
      begin.isUsed = true;
      controls.current?.press("a", false);
      controls.current?.tap(way);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };

  function lift() {
    begun.current = null;
    controls.current?.point(null);
    controls.current?.press("a", false);
  }
}

function swipeOf(x: number, y: number): Button | null {
  if (Math.max(Math.abs(x), Math.abs(y)) < swipePixels) return null;
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}
