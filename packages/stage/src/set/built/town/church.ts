import { paintForm } from "#paint/form.ts";
import { mix } from "#paint/mix.ts";
import { addPolygon } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { isLampTime, paintWindow } from "./lit-window.ts";

/** The clock tower above the roofs, with the nave beside it. */
export function paintChurch(
  surface: Surface,
  kit: BackdropContext,
  { x, y, height, distance }: { x: number; y: number; height: number; distance: number },
): void {
  const half = height * 0.11;
  const contrast = 1 - distance;
  const wall = kit.tone(kit.local.wall, 0.1, distance);
  const roof = kit.tone(mix(kit.local.roofOther, kit.local.roof, 0.3), 0, distance);
  const eave = y - height * 0.58;
  const hall = { x: x, y: y - height * 0.26, width: height * 0.5, height: height * 0.26 };
  const lit = isLampTime(kit);
  paintForm(surface, kit.brush, { box: hall, color: wall, contrast }, (path) =>
    path.rect(hall.x, hall.y, hall.width, hall.height),
  );
  paintForm(
    surface,
    kit.brush,
    {
      box: { x, y: hall.y - height * 0.16, width: hall.width, height: height * 0.16 },
      color: roof,
      contrast,
    },
    (path) =>
      addPolygon(path, [
        { x: x - half, y: hall.y + 2 },
        { x, y: hall.y - height * 0.15 },
        { x: x + hall.width * 0.88, y: hall.y - height * 0.15 },
        { x: x + hall.width + half * 0.6, y: hall.y + 2 },
      ]),
  );
  paintForm(
    surface,
    kit.brush,
    { box: { x: x - half, y: eave, width: half * 2, height: y - eave }, color: wall, contrast },
    (path) => path.rect(x - half, eave, half * 2, y - eave),
  );
  paintForm(
    surface,
    kit.brush,
    {
      box: { x: x - half, y: y - height, width: half * 2, height: height * 0.42 },
      color: roof,
      contrast,
    },
    (path) =>
      addPolygon(path, [
        { x: x - half * 1.25, y: eave + 1 },
        { x: x - half * 0.4, y: eave - height * 0.14 },
        { x, y: y - height },
        { x: x + half * 0.4, y: eave - height * 0.14 },
        { x: x + half * 1.25, y: eave + 1 },
      ]),
  );
  const pane = { width: half * 0.6, height: half * 1.1, distance, lit, arched: true };
  paintWindow(surface, kit, { x, y: eave + half * 1.3, ...pane });
  paintWindow(surface, kit, { x, y: eave + half * 3.4, ...pane });
  for (const at of [0.36, 0.62, 0.88])
    paintWindow(surface, kit, { x: x + hall.width * at, y: hall.y + hall.height * 0.5, ...pane });
}
