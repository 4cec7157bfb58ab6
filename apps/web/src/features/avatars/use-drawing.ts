import type { Surface } from "@goldmane/stage/surface";
import { type RefObject, useEffect, useRef } from "react";

/** The stage's drawing of avatars, loaded once. */
const loadDrawing = () => import("@goldmane/stage/wardrobe/draw-look");

type Drawing = Awaited<ReturnType<typeof loadDrawing>>;

/**
 * Calls `draw` with the canvas once the stage has loaded, and again when `draw` changes. It returns
 * how to stop, if it keeps drawing.
 */
export function useDrawing(
  draw: (surface: Surface, canvas: HTMLCanvasElement, drawing: Drawing) => void | (() => void),
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let stop: void | (() => void);
    let isGone = false;
    const open = async () => {
      const drawing = await loadDrawing();
      const surface = canvas.current?.getContext("2d");
      if (isGone || !canvas.current || !surface) return;
      stop = draw(surface, canvas.current, drawing);
    };
    void open();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [draw]);
  return canvas;
}
