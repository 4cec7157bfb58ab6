import type { TileMark } from "@goldmane/games/slime-adventure/tiles";
import { useEffect, useRef } from "react";
import { paintLevel } from "./paint-level.ts";

const size = 44;

/** A tile of the palette, as the game shows it. */
export function TilePicture({ mark, world }: { mark: TileMark; world: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, size * 2, size * 2);
    const scale = mark === "G" || mark === "k" ? 0.9 : 1.5;
    context.setTransform(
      scale,
      0,
      0,
      scale,
      size - 48 * scale,
      size - (mark === "G" ? 52 : 48) * scale,
    );
    paintLevel(context, {
      name: "",
      world,
      par: 0,
      rows: ["...", `.${mark}.`, "...", "...", "..."],
    });
  }, [mark, world]);
  return <canvas ref={canvas} width={size * 2} height={size * 2} aria-hidden="true" />;
}
