import { paintGlow } from "#paint/gradient.ts";
import { mix } from "#paint/mix.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import { paintCanopy } from "./canopy.ts";
import { paintFern } from "./fern.ts";
import type { Land } from "#set/nature/land/ground.ts";
import { landLayer } from "#set/nature/land/land-layer.ts";
import { paintShafts } from "#set/nature/light-shafts.ts";
import { paintTallTrunk } from "./tall-trunk.ts";

export type Wood = {
  birch: boolean;
  firs: boolean;
  trunk: string;
  leaf: string;
  /** x of the gap towards the light. */
  gap: number;
};

type Row = {
  land: Land;
  depth: number;
  count: number;
  width: number;
  low: number;
  clear: number;
  shafts?: boolean;
};

/** One row of trunks with its ground and leaves, and a gap towards the light. */
export function trunksLayer(
  kit: BackdropContext,
  wood: Wood,
  { land, depth, count, width, low, clear, shafts }: Row,
): Layer {
  const { distance, ridge } = land;
  return landLayer(kit, land, {
    depth,
    room: 620,
    behind(surface) {
      const random = kit.random(`trunks ${land.name}`);
      for (let index = 0; index < count; index += 1) {
        const x = -20 + (1320 * (index + random() * 0.75)) / count;
        const size = width * (0.6 + random() * 0.8);
        if (Math.abs(x - wood.gap) < clear * (0.6 + random() * 0.4)) continue;
        paintTallTrunk(surface, kit, {
          x,
          y: ridge(x) + 5,
          width: size,
          distance,
          color: wood.trunk,
          birch: wood.birch,
          random,
        });
      }
      const open = (x: number) => Math.exp(-(((x - wood.gap) / (clear + 150)) ** 2));
      const edge = (x: number) => low + 60 - open(x) * 150 + Math.sin(x * 0.017 + depth * 20) * 16;
      paintCanopy(surface, kit, {
        edge,
        size: 50 + width,
        distance: distance * 0.9,
        color: wood.leaf,
        random,
      });
    },
    on(surface) {
      paintAir(surface, kit, wood);
      if (shafts) paintBeams(surface, kit, wood);
      const random = kit.random(`ferns ${land.name}`);
      for (let index = 0; index < 16; index += 1) {
        const x = index * 84 + random() * 60;
        paintFern(surface, kit, {
          x,
          y: ridge(x) + 8 + random() * 16,
          size: 14 + width * 0.5 + random() * 14,
          distance,
          color: kit.local.leafDeep,
          random,
        });
      }
    },
  });
}

/** Large trunks at the edges of the stage, and the leaves above them. */
export function nearTrunksLayer(kit: BackdropContext, wood: Wood): Layer {
  return {
    depth: 0.78,
    box: sheet(-20, 640),
    paint(surface) {
      const random = kit.random("near trunks");
      const wide = random() < 0.5 ? 0 : 3;
      for (const [index, x] of [10, 168, 1120, 1276].entries()) {
        const outer = index === 0 || index === 3;
        if (!outer && random() < 0.35) continue;
        const width = (index === wide ? 118 : outer ? 84 : 46) * (0.85 + random() * 0.3);
        const at = x + (random() - 0.5) * 50;
        paintTallTrunk(surface, kit, {
          x: at,
          y: 612,
          width,
          distance: 0.03,
          color: wood.trunk,
          birch: wood.birch,
          random,
        });
      }
      const edge = (x: number) => ((Math.abs(x - wood.gap) / 640) ** 1.6 - 0.16) * 150;
      paintCanopy(surface, kit, { edge, size: 92, distance: 0.04, color: wood.leaf, random });
    },
  };
}

/** Haze in the clearing that lightens the trunks behind it. */
function paintAir(surface: Surface, kit: BackdropContext, { gap }: Wood): void {
  const { key, far, darkness } = kit.light;
  const color = mix(far, key, 0.55);
  const strength = 0.46 - darkness * 0.2;
  paintGlow(surface, { x: gap, y: 470, radius: 520, squash: 0.5 }, color, strength);
  paintGlow(surface, { x: gap, y: 540, radius: 700, squash: 0.1 }, color, strength);
}

function paintBeams(surface: Surface, kit: BackdropContext, { gap }: Wood): void {
  if (kit.weather === "rain") return;
  const { keyAt, darkness } = kit.light;
  const low = keyAt.y > 240;
  const from = { x: gap + (keyAt.x - gap) * 0.9, y: low ? keyAt.y - 30 : -150 };
  const length = low ? 480 : 860;
  paintShafts(surface, kit, { from, length, strength: 0.22 - darkness * 0.09 });
}
