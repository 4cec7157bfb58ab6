import type { View } from "#set/stage-set.ts";
import { stageHeight, stageWidth, type Surface } from "#surface.ts";

/** Brings what stands on the stage itself (depth 1) into the picture. */
export function applyView(surface: Surface, view: View): void {
  surface.translate(stageWidth / 2, stageHeight / 2);
  surface.scale(view.zoom, view.zoom);
  surface.translate(-view.x, -view.y);
}
