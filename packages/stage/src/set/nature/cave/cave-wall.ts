import { castShadow } from "#paint/form.ts";
import { lighten, mix, withAlpha } from "#paint/mix.ts";
import { addPolygon, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetWidth, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import { type CaveWall, edgeOf } from "./cave-edge.ts";

const bottom = 690;

/** One fold of a cave: rock around an opening, brighter towards the light. */
export function caveWallLayer(kit: BackdropContext, wall: CaveWall): Layer {
  const { depth, hole, on } = wall;
  return {
    depth,
    box: sheet(-20, bottom),
    below: rockTones(kit, wall).edge,
    opening: {
      x: hole.x - hole.rx * 1.14,
      y: hole.y - hole.ry * 1.16,
      width: hole.rx * 2.28,
      height: bottom - hole.y + hole.ry * 1.16,
    },
    paint(surface) {
      paintWall(surface, kit, wall);
      on?.(surface);
    },
  };
}

function rockTones(
  kit: BackdropContext,
  { distance, color }: CaveWall,
): { lip: string; body: string; edge: string } {
  const { shadow, far, key } = kit.light;
  const near = 1 - distance;
  const air = distance * 0.5;
  return {
    lip: mix(mix(kit.tone(color, 0.6 * distance - 0.2), far, air), key, 0.2 * distance),
    body: lighten(mix(mix(kit.tone(color, -0.6), far, air), shadow, 0.45 * near), -0.05 * near),
    edge: lighten(
      mix(mix(kit.tone(color, -0.95), far, air * 0.4), shadow, 0.7 * near),
      -0.1 * near,
    ),
  };
}

function paintWall(surface: Surface, kit: BackdropContext, wall: CaveWall): void {
  const { hole, distance } = wall;
  const edge = edgeOf(kit, wall);
  const trace = (path: Surface) => {
    path.rect(sheetLeft - 4, -24, sheetWidth + 8, bottom + 28);
    addPolygon(path, edge);
  };
  const { lip, body, edge: dark } = rockTones(kit, wall);
  if (kit.style.shading === "paper") castShadow(surface, kit.brush, trace, 10);
  const middle = { x: hole.x, y: hole.y + hole.ry * 0.1 };
  const air = surface.createRadialGradient(
    middle.x,
    middle.y,
    hole.ry * 0.9,
    middle.x,
    middle.y,
    hole.rx * 1.5 + 170,
  );
  air.addColorStop(0, lip);
  air.addColorStop(0.4, body);
  air.addColorStop(1, dark);
  fillPath(surface, air, trace);
  surface.save();
  surface.beginPath();
  trace(surface);
  surface.clip();
  paintPlanes(surface, kit, wall, { lip, dark });
  const rim = mix(kit.light.rim, kit.light.key, 0.5);
  const flat = kit.style.shading === "flat" || kit.style.shading === "paper";
  for (const [width, alpha] of [
    [70, 0.05],
    [40, 0.07],
    [20, 0.1],
    [9, 0.12],
  ] as const)
    strokePath(
      surface,
      withAlpha(rim, alpha * (0.45 + distance * 0.7) * (flat ? 0.5 : 1)),
      width,
      (path) => addPolygon(path, edge),
    );
  surface.restore();
}

/** Large facets of rock, tilted towards the light or away from it. */
function paintPlanes(
  surface: Surface,
  kit: BackdropContext,
  { name, hole, distance }: CaveWall,
  { lip, dark }: { lip: string; dark: string },
): void {
  const random = kit.random(`planes ${name}`);
  const soft = kit.style.shading === "flat" ? 0.4 : 1;
  for (const [color, alpha] of [
    [lip, 0.26],
    [dark, 0.3],
  ] as const)
    for (let plane = 0; plane < 15; plane += 1) {
      const angle = random() * Math.PI * 2;
      const from = 1.0 + random() * 0.25;
      const to = from + 0.2 + random() * 0.5;
      const wide = 0.06 + random() * 0.16;
      const at = (turn: number, away: number) => ({
        x: hole.x + Math.cos(turn) * hole.rx * away,
        y: hole.y + Math.sin(turn) * hole.ry * away,
      });
      fillPath(
        surface,
        withAlpha(color, alpha * soft * (0.5 + random() * 0.5) * (1 - distance * 0.3)),
        (path) =>
          addPolygon(path, [
            at(angle - wide * 0.4, from),
            at(angle + wide, from + 0.06),
            at(angle + wide * 0.8 + 0.05, to),
            at(angle - wide * 0.7, to - 0.1),
          ]),
      );
    }
}
