import type { View } from "#set/stage-set.ts";
import { stageHeight, stageWidth, type Surface } from "#surface.ts";

/** Applies the camera to drawings on the stage plane (depth 1). */
export function applyView(surface: Surface, view: View): void {
  surface.translate(stageWidth / 2, stageHeight / 2);
  surface.scale(view.zoom, view.zoom);
  surface.translate(-view.x, -view.y);
}
