import { paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addPolygon, addRoundRect, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type PaneWindow = {
  x: number;
  top: number;
  bottom: number;
  half: number;
  columns: number;
  rows: number;
  frame: string;
};

/** Glow of a window on the surrounding wall; paint it before the window is cut. */
export function paintWindowGlow(
  surface: Surface,
  kit: BackdropContext,
  { x, top, bottom }: PaneWindow,
): void {
  const color = mix(kit.light.key, kit.light.sky[3], 0.4);
  const strength = 0.4 - kit.light.darkness * 0.2;
  paintGlow(surface, { x, y: (top + bottom) / 2, radius: 430 }, color, strength);
}

/**
 * A window cut through the wall, with a deep reveal, glazing bars, reflections on the glass and a
 * sill.
 */
export function paintPaneWindow(surface: Surface, kit: BackdropContext, plan: PaneWindow): void {
  const { x, top, bottom, half, columns, rows, frame } = plan;
  const width = half * 2;
  const height = bottom - top;
  fillPath(surface, withAlpha(kit.light.shadow, 0.28), (path) =>
    addRoundRect(path, x - half - 12, top - 6, width + 34, height + 40, 7),
  );
  fillPath(surface, kit.tone(frame, 0.3), (path) =>
    addRoundRect(path, x - half - 17, top - 17, width + 34, height + 34, 7),
  );
  fillPath(surface, kit.tone(frame, -0.55), (path) =>
    path.rect(x - half - 6, top - 6, width + 12, height + 12),
  );
  fillPath(surface, kit.tone(frame, -0.1), (path) =>
    path.rect(x - half - 6, bottom, width + 12, 6),
  );
  surface.globalCompositeOperation = "destination-out";
  fillPath(surface, "#000000", (path) => path.rect(x - half, top, width, height));
  surface.globalCompositeOperation = "source-over";
  fillPath(surface, withAlpha("#ffffff", 0.11), (path) =>
    addPaneGlints(path, { x, half, top, bottom }),
  );
  for (const [offset, lit] of [
    [2, -0.4],
    [0, 0.35],
  ] as const)
    fillPath(surface, kit.tone(frame, lit), (path) => {
      for (let column = 1; column < columns; column += 1)
        path.rect(x - half + (width * column) / columns - 4 + offset, top, 8 - offset * 2, height);
      for (let row = 1; row < rows; row += 1)
        path.rect(x - half, top + (height * row) / rows - 4 + offset, width, 8 - offset * 2);
    });
  fillPath(surface, kit.tone(frame, 0.5), (path) =>
    addRoundRect(path, x - half - 28, bottom + 13, width + 56, 14, 5),
  );
  fillPath(surface, withAlpha(kit.light.shadow, 0.25), (path) =>
    path.rect(x - half - 24, bottom + 27, width + 48, 6),
  );
}

type Pane = { x: number; half: number; top: number; bottom: number };

/** The two slanting reflections on a window's glass. */
export function addPaneGlints(path: Surface, { x, half, top, bottom }: Pane): void {
  for (const at of [-0.85, 0.2])
    addPolygon(path, [
      { x: x + half * at, y: bottom },
      { x: x + half * (at + 0.5), y: top },
      { x: x + half * (at + 0.66), y: top },
      { x: x + half * (at + 0.2), y: bottom },
    ]);
}
