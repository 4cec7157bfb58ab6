import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { paintBroadleaf } from "./broadleaf.ts";
import { paintBush } from "./bush.ts";
import { paintConifer } from "./conifer.ts";
import type { Land } from "#set/nature/land/ground.ts";
import { paintTreeLine } from "./tree-line.ts";

/** A wood along the crest of a hill. */
export function paintWood(
  surface: Surface,
  kit: BackdropContext,
  { ridge, distance, name }: Land,
  { height, kind, density = 0.5 }: { height: number; kind: "firs" | "leafy"; density?: number },
): void {
  const random = kit.random(`wood ${name}`);
  const lowered = (x: number) => ridge(x) + 4;
  const color = kit.local.needle;
  paintTreeLine(surface, kit, { ridge: lowered, height, density, distance, kind, color, random });
}

/** Hedges that follow the hill and divide its fields. */
export function paintHedges(
  surface: Surface,
  kit: BackdropContext,
  { ridge, distance, name }: Land,
): void {
  const random = kit.random(`hedges ${name}`);
  for (let hedge = 0; hedge < 12; hedge += 1) {
    const x = hedge * 112 + random() * 90;
    const y = ridge(x) + 14 + random() * 40;
    const width = 22 + random() * 38;
    paintBush(surface, kit, { x, y, width, distance, color: kit.local.leafDeep, random });
  }
}

/** Single trees spread over a slope; `clear` leaves a gap. */
export function paintOrchard(
  surface: Surface,
  kit: BackdropContext,
  { ridge, distance, name }: Land,
  { clear, count = 8, kind = "leafy" }: { clear: number; count?: number; kind?: "leafy" | "firs" },
): void {
  const random = kit.random(`orchard ${name}`);
  const paintTree = kind === "firs" ? paintConifer : paintBroadleaf;
  const step = 1320 / count;
  for (let tree = 0; tree < count; tree += 1) {
    const x = 20 + tree * step + random() * step * 0.7;
    if (Math.abs(x - clear) < 130) continue;
    const leafy = random() < 0.5 ? kit.local.leaf : kit.local.leafDeep;
    const color = kind === "firs" ? kit.local.needle : leafy;
    const y = ridge(x) + 6 + random() * 24;
    paintTree(surface, kit, { x, y, height: 56 + random() * 46, distance, color, random });
  }
}
