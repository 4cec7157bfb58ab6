import { falling } from "#paint/gradient.ts";
import { withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { floorBottom } from "#set/nature/land/floor.ts";
import type { Surface } from "#surface.ts";

/** A carpet runner with golden hems down the middle of a hall, in perspective. */
export function paintCarpet(
  surface: Surface,
  kit: BackdropContext,
  back: number,
  color: string,
): void {
  const strip = (far: number, near: number) => (path: Surface) => {
    path.moveTo(640 - far, back + 2);
    path.lineTo(640 + far, back + 2);
    path.lineTo(640 + near, floorBottom + 6);
    path.lineTo(640 - near, floorBottom + 6);
    path.closePath();
  };
  const body = falling(surface, back, floorBottom, [
    [0, kit.tone(color, 0.3)],
    [0.4, kit.tone(color, 0.1)],
    [1, kit.tone(color, -0.55)],
  ]);
  fillPath(surface, withAlpha(kit.light.shadow, 0.25), strip(196, 318));
  fillPath(surface, kit.tone("#e8bc55", 0.2), strip(190, 308));
  fillPath(surface, body, strip(181, 293));
  fillPath(surface, withAlpha(kit.tone("#e8bc55", 0.3), 0.6), strip(168, 272));
  fillPath(surface, body, strip(165, 267));
}
