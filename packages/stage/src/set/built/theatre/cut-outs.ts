import { castShadow } from "#paint/form.ts";
import { falling } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addPolygon, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetRight, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import type { TheatrePlan } from "./theatre-plan.ts";

type Cut = { trace: (path: Surface) => void; color: string; top: number };

const rows = [
  { depth: 0.56, top: 372, distance: 0.2 },
  { depth: 0.64, top: 432, distance: 0.1 },
  { depth: 0.72, top: 492, distance: 0 },
];

/**
 * Rows of scenery cut from board, one in front of the other; waves are pushed to and fro from the
 * wings.
 */
export function cutOutLayers(kit: BackdropContext, scene: TheatrePlan["scene"]): Layer[] {
  return rows.map(({ depth, top, distance }, row) => {
    const color = kit.tone(colorOf(kit, scene, row), 0.16, distance);
    const phase = kit.random(`cut ${row}`)() * 6.3;
    const box = sheet(top - 150, 650);
    if (scene === "waves")
      return {
        depth,
        box,
        animate(surface: Surface, t: number) {
          const trace = wavesOf(top + 24, phase, Math.sin(t * 0.8 + row * 2) * 26);
          paintCut(surface, kit, { trace, color, top });
        },
      };
    return {
      depth,
      box,
      paint(surface: Surface) {
        if (scene === "hills") {
          const ridge = hillRidge(top, phase);
          paintCut(surface, kit, {
            trace: treesOn(ridge, kit, row),
            color: treeColor(kit, row),
            top,
          });
          paintCut(surface, kit, { trace: landUnder(ridge), color, top });
        } else {
          const houses = housesOf(top, kit, row);
          paintCut(surface, kit, { trace: traceHouses(houses), color, top });
          lightHouses(surface, kit, houses);
        }
      },
    };
  });
}

function treeColor(kit: BackdropContext, row: number): string {
  const { leaf, leafDeep, needle } = kit.local;
  return kit.tone([needle, leafDeep, leaf][row] ?? leaf, 0, (rows[row]?.distance ?? 0) + 0.04);
}

function colorOf(kit: BackdropContext, scene: TheatrePlan["scene"], row: number): string {
  const { local, light } = kit;
  const far = {
    hills: [
      mix(local.leafDeep, light.sky[2], 0.4),
      mix(local.grass, local.leafDeep, 0.5),
      local.grass,
    ],
    waves: [
      mix(local.water, light.sky[1], 0.35),
      mix(local.water, "#2f6fb0", 0.4),
      mix(local.water, "#173f7a", 0.55),
    ],
    town: [
      mix(local.roofOther, light.sky[2], 0.4),
      mix(local.roof, local.wallOther, 0.3),
      mix(local.roofOther, "#3a2a5c", 0.4),
    ],
  };
  return far[scene][row] ?? local.grass;
}

/** A board with a painted face: a lit edge, brush strokes along it, darker towards its foot. */
function paintCut(surface: Surface, kit: BackdropContext, { trace, color, top }: Cut): void {
  castShadow(surface, kit.brush, trace, 9);
  fillPath(surface, mix(color, kit.light.key, 0.34), trace);
  surface.save();
  surface.beginPath();
  trace(surface);
  surface.clip();
  surface.translate(0, 3);
  const body = falling(surface, top - 80, 620, [
    [0, color],
    [0.5, mix(color, kit.light.shadow, 0.1)],
    [1, mix(color, kit.light.shadow, 0.42)],
  ]);
  fillPath(surface, body, trace);
  for (const [sink, alpha] of [
    [16, 0.16],
    [40, 0.12],
    [72, 0.1],
  ] as const) {
    surface.save();
    surface.translate(0, sink);
    fillPath(surface, withAlpha(kit.light.shadow, alpha * 0.6), trace);
    surface.restore();
  }
  surface.restore();
}

type Ridge = (x: number) => number;

function hillRidge(top: number, phase: number): Ridge {
  return (x) => top + Math.sin(x * 0.006 + phase) * 38 + Math.sin(x * 0.013 + phase * 2) * 14;
}

function landUnder(ridge: Ridge): (path: Surface) => void {
  return (path) => {
    path.moveTo(sheetLeft - 10, 660);
    for (let x = sheetLeft - 10; x <= sheetRight + 20; x += 20) path.lineTo(x, ridge(x));
    path.lineTo(sheetRight + 20, 660);
    path.closePath();
  };
}

/** Round and pointed trees, cut together with the hill below them. */
function treesOn(ridge: Ridge, kit: BackdropContext, row: number): (path: Surface) => void {
  const random = kit.random(`cut trees ${row}`);
  const trees = Array.from({ length: 9 }, (_, index) => ({
    x: sheetLeft + ((index + 0.15 + random() * 0.7) / 9) * (sheetRight - sheetLeft),
    tall: (44 + random() * 34) * (0.8 + row * 0.22),
    pointed: random() < 0.45,
  }));
  return (path) => {
    for (const { x, tall, pointed } of trees) {
      const y = ridge(x) + 8;
      path.rect(x - 3, y - tall * 0.4, 6, tall * 0.4 + 8);
      if (!pointed) addCircle(path, x, y - tall * 0.62, tall * 0.36);
      else
        for (const tier of [0, 1, 2])
          addPolygon(path, [
            { x: x - tall * (0.32 - tier * 0.07), y: y - tall * (0.16 + tier * 0.26) },
            { x: x + tall * (0.32 - tier * 0.07), y: y - tall * (0.16 + tier * 0.26) },
            { x, y: y - tall * (0.6 + tier * 0.24) },
          ]);
    }
  };
}

/** A row of curling crests. */
function wavesOf(top: number, phase: number, shift: number): (path: Surface) => void {
  return (path) => {
    const wide = 118;
    const from = sheetLeft - wide * 2 + ((phase * 19) % wide) + shift;
    path.moveTo(from, 660);
    path.lineTo(from, top + 20);
    for (let x = from; x < sheetRight + wide; x += wide) {
      const at = (share: number) => x + wide * share;
      path.bezierCurveTo(at(0.2), top + 26, at(0.4), top - 16, at(0.74), top - 26);
      path.bezierCurveTo(at(0.98), top - 26, at(0.96), top + 6, at(0.78), top + 1);
      path.bezierCurveTo(at(0.82), top + 22, at(0.92), top + 24, at(1), top + 20);
    }
    path.lineTo(sheetRight + wide * 2, 660);
    path.closePath();
  };
}

type House = { x: number; top: number; wide: number; kind: number; lit: boolean[] };

function housesOf(top: number, kit: BackdropContext, row: number): House[] {
  const random = kit.random(`houses ${row}`);
  const houses: House[] = [];
  for (let x = sheetLeft - 20; x < sheetRight;) {
    const wide = 68 + random() * 62;
    const tall = 10 + random() * 74;
    const lit = Array.from({ length: 4 }, () => random() < 0.6);
    houses.push({ x, top: top - tall, wide, kind: Math.floor(random() * 3), lit });
    x += wide;
  }
  return houses;
}

function traceHouses(houses: readonly House[]): (path: Surface) => void {
  return (path) => {
    path.moveTo(sheetLeft - 30, 660);
    for (const { x, top, wide, kind } of houses) {
      path.lineTo(x, top);
      if (kind === 0) path.lineTo(x + wide / 2, top - 42);
      else if (kind === 1) {
        for (const [share, rise] of [
          [0.3, 0],
          [0.3, 24],
          [0.44, 24],
          [0.44, 0],
        ] as const)
          path.lineTo(x + wide * share, top - rise);
      } else path.quadraticCurveTo(x + wide / 2, top - 50, x + wide, top);
      path.lineTo(x + wide, top);
    }
    path.lineTo(sheetRight + 20, 660);
    path.closePath();
  };
}

/** Paper windows with a lamp behind them. */
function lightHouses(surface: Surface, kit: BackdropContext, houses: readonly House[]): void {
  fillPath(surface, mix("#ffdf94", kit.light.key, 0.2), (path) => {
    for (const { x, top, wide, lit } of houses)
      for (const [index, shows] of lit.entries())
        if (shows)
          path.rect(
            x + wide * (0.24 + (index % 2) * 0.34),
            top + 18 + Math.floor(index / 2) * 34,
            13,
            18,
          );
  });
}
