import type { Random } from "@goldmane/std/seeded-random";
import { sheet, sheetLeft, sheetWidth, type Layer } from "#set/layer.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, addRoundRect, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { cloudCover } from "./cloud-cover.ts";
import { paintCloud } from "./cloud.ts";

type Reach = { top: number; low: number; most: number };

/** The near clouds that drift across the sky; none under a clear one or with a far bank. */
export function cloudLayer(kit: BackdropContext, { top = 30, low = 300, most = 5 } = {}): Layer {
  const random = kit.random("clouds");
  const cover = cloudCover(kit);
  const layer: Layer = {
    depth: 0.07,
    box: sheet(top - 50, low + 40),
    fineness: 0.7,
    drift: (random() < 0.5 ? -1 : 1) * (4 + random() * 4),
  };
  const reach = { top, low, most };
  switch (cover) {
    case "none":
    case "bank":
      return layer;
    case "streaks":
      return { ...layer, paint: (surface) => paintStreaks(surface, kit, reach) };
    case "lone":
    case "scattered":
    case "overcast":
      return { ...layer, paint: (surface) => paintHeaps(surface, kit, reach, cover) };
  }
}

/** High thin clouds: strokes of a brush, or strips of paper. */
function paintStreaks(surface: Surface, kit: BackdropContext, { top, low }: Reach): void {
  const choice = kit.random("streaks");
  const isCut = kit.style.shading === "flat" || kit.style.shading === "paper";
  const color = mix(kit.light.sky[3], mix(kit.light.key, "#ffffff", 0.5), 0.4);
  const groups = 2 + Math.floor(choice() * 2);
  for (let group = 0; group < groups; group += 1) {
    const x = sheetLeft + 260 + choice() * (sheetWidth - 520);
    const y = top + 30 + ((group + choice() * 0.6) / groups) * (low - top) * 0.75;
    fillPath(surface, withAlpha(color, isCut ? 0.5 : 0.3), (path) => {
      for (let strip = 0; strip < 3; strip += 1) {
        const half = (50 + choice() * 150) * (1 - strip * 0.2);
        const at = { x: x + (choice() - 0.5) * 170, y: y + strip * (isCut ? 21 : 12) };
        if (isCut) addRoundRect(path, at.x - half, at.y, half * 2, 12, 6);
        else addEllipse(path, at.x, at.y, half, 2.5 + choice() * 4, -0.035);
      }
    });
  }
}

function paintHeaps(
  surface: Surface,
  kit: BackdropContext,
  { top, low, most }: Reach,
  cover: "lone" | "scattered" | "overcast",
): void {
  const choice = kit.random("cloud shapes");
  const heavy = cover === "overcast";
  const count = heavy ? most + 2 : cover === "lone" ? 1 : 3;
  for (let index = 0; index < count; index += 1) {
    const width = (heavy ? 300 : cover === "lone" ? 260 : 130) + choice() * 190;
    const x = placeHeap(choice, { index, count, width });
    const y = Math.max(top + width * 0.46, top + 90 + choice() * (low - top - 110));
    paintCloud(surface, kit, {
      x: Math.min(x, sheetLeft + sheetWidth - width / 2 - 12),
      y,
      width,
      distance: 0.15,
      random: choice,
    });
  }
}

function placeHeap(
  choice: Random,
  { index, count, width }: { index: number; count: number; width: number },
): number {
  const room = sheetWidth - width - 40;
  const along = count === 1 ? choice() : (index + choice() * 0.8) / count;
  return sheetLeft + 20 + width / 2 + along * room * 0.98;
}
