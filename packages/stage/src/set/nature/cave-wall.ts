import { castShadow } from "#paint/form.ts";
import { linear, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addPolygon, fillPath, strokePath, type Point } from "#paint/path.ts";
import type { Kit } from "#set/kit.ts";
import { sheet, sheetLeft, sheetRight, sheetWidth, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";

export type CaveWall = {
  name: string;
  depth: number;
  /** The hole one looks through. */
  hole: { x: number; y: number; rx: number; ry: number };
  distance: number;
  color: string;
  /** Length of the stones that hang from above. */
  teeth: number;
  on?: (surface: Surface) => void;
  animate?: Layer["animate"];
};

const bottom = 690;

/** One fold of a cave: rock all round an opening whose edges catch the light from beyond. */
export function caveWallLayer(kit: Kit, wall: CaveWall): Layer {
  const { depth, on, animate } = wall;
  return {
    depth,
    box: sheet(-20, bottom),
    below: kit.tone(wall.color, -0.8, wall.distance * 0.5),
    paint(surface) {
      paintWall(surface, kit, wall);
      on?.(surface);
    },
    ...(animate ? { animate } : {}),
  };
}

function holeOf(kit: Kit, { name, hole, teeth }: CaveWall): Point[] {
  const random = kit.random(`hole ${name}`);
  const count = 46;
  return Array.from({ length: count }, (_, index) => {
    const angle = -(index / count) * Math.PI * 2;
    const up = Math.max(0, -Math.sin(angle));
    const jut = 0.9 + random() * 0.2 - (index % 3 === 0 ? up * random() * teeth * 0.004 : 0);
    return {
      x: hole.x + Math.cos(angle) * hole.rx * jut,
      y: hole.y + Math.sin(angle) * hole.ry * jut,
    };
  });
}

function paintWall(surface: Surface, kit: Kit, wall: CaveWall): void {
  const { hole, distance, color } = wall;
  const edge = holeOf(kit, wall);
  const trace = (path: Surface) => {
    path.rect(sheetLeft - 4, -24, sheetWidth + 8, bottom + 28);
    addPolygon(path, edge);
  };
  const lit = kit.tone(color, 0.5, distance);
  const dark = mix(kit.tone(color, -0.9, distance), kit.light.shadow, 0.3 * (1 - distance));
  if (kit.style.shading === "paper") castShadow(surface, kit.brush, trace, 10 * (1 - distance));
  const reach = Math.max(hole.rx, hole.ry) * 1.5 + 150;
  const air = surface.createRadialGradient(
    hole.x,
    hole.y,
    Math.min(hole.rx, hole.ry) * 0.7,
    hole.x,
    hole.y,
    reach,
  );
  air.addColorStop(0, lit);
  air.addColorStop(0.35, kit.tone(color, -0.1, distance));
  air.addColorStop(1, dark);
  fillPath(surface, air, trace);
  surface.save();
  surface.beginPath();
  trace(surface);
  surface.clip();
  paintFacets(surface, kit, wall);
  const rim = mix(kit.light.rim, kit.light.key, 0.5);
  for (const [width, alpha] of [
    [26, 0.1],
    [11, 0.18],
    [3.4, 0.5],
  ] as const)
    strokePath(surface, withAlpha(rim, alpha * (1 - distance * 0.5)), width, (path) =>
      addPolygon(path, edge),
    );
  surface.restore();
  paintTeeth(surface, kit, wall);
}

/** Planes of rock: each turned a little differently to the opening. */
function paintFacets(surface: Surface, kit: Kit, { name, hole, distance, color }: CaveWall): void {
  const random = kit.random(`facets ${name}`);
  const soft = kit.style.shading === "flat" || kit.style.shading === "paper";
  for (const [lit, alpha] of [
    [0.8, 0.2],
    [-0.9, 0.26],
  ] as const)
    fillPath(
      surface,
      withAlpha(kit.tone(color, lit, distance), soft ? alpha * 0.5 : alpha),
      (path) => {
        for (let facet = 0; facet < 34; facet += 1) {
          const angle = random() * Math.PI * 2;
          const away = 1.04 + random() * 0.9;
          const x = hole.x + Math.cos(angle) * hole.rx * away;
          const y = hole.y + Math.sin(angle) * hole.ry * away;
          const size = 18 + random() * 54;
          addPolygon(
            path,
            [0, 1, 2, 3].map((corner) => {
              const turn = angle + corner * 1.57 + (random() - 0.5) * 0.8;
              const far = size * (0.5 + random() * 0.6) * (corner % 2 === 0 ? 1.3 : 0.6);
              return { x: x + Math.cos(turn) * far, y: y + Math.sin(turn) * far };
            }),
          );
        }
      },
    );
}

/** Stones that hang down, each lit on the side of the opening. */
function paintTeeth(
  surface: Surface,
  kit: Kit,
  { name, hole, distance, color, teeth }: CaveWall,
): void {
  const random = kit.random(`teeth ${name}`);
  for (let x = sheetLeft; x < sheetRight; x += 46 + random() * 70) {
    const near = Math.abs(x - hole.x) / hole.rx;
    const top =
      near < 1 ? hole.y - hole.ry * Math.sqrt(1 - near * near) - 12 : hole.y - hole.ry * 0.1;
    if (near > 1.1) continue;
    const length = teeth * (0.3 + random() * 0.7);
    const half = 8 + length * 0.14;
    const side = Math.sign(hole.x - x) || 1;
    fillPath(
      surface,
      linear(surface, { x: x + side * half, y: 0 }, { x: x - side * half, y: 0 }, [
        [0, kit.tone(color, 0.45, distance)],
        [0.5, kit.tone(color, -0.3, distance)],
        [1, kit.tone(color, -0.85, distance)],
      ]),
      (path) => {
        path.moveTo(x - half * 1.5, top - 14);
        path.quadraticCurveTo(x - half * 0.5, top + length * 0.3, x + half * 0.1, top + length);
        path.quadraticCurveTo(x + half * 0.5, top + length * 0.3, x + half * 1.5, top - 14);
        path.closePath();
      },
    );
  }
}

/** The pool of light that the opening throws into the cave. */
export function paintCaveGlow(surface: Surface, kit: Kit, hole: CaveWall["hole"]): void {
  const { key, darkness } = kit.light;
  paintGlow(
    surface,
    { x: hole.x, y: hole.y, radius: hole.rx * 2.1, squash: 0.8 },
    key,
    0.34 - darkness * 0.1,
  );
}
