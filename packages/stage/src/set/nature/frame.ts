import type { Random } from "@goldmane/std/seeded-random";
import { mix } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";

export type FrameKind = "grass" | "leaves" | "firs" | "rocks" | "clouds";

/** Dark soft foreground shapes in the bottom corners, which frame the picture. */
export function frameLayers(kit: BackdropContext, kind: FrameKind): Layer[] {
  return ([-1, 1] as const).map((side) => {
    const width = 230;
    const left = side < 0 ? -40 : 1280 + 40 - width;
    return {
      depth: 1,
      frame: side,
      box: { x: left, y: 470, width, height: 300 },
      fineness: kit.style.shading === "soft" ? 0.22 : 0.5,
      paint(surface: Surface) {
        const random = kit.random(`frame ${side}`);
        surface.translate(side < 0 ? -30 : 1310, 760);
        surface.scale(-side, 1);
        const size = 0.72 + random() * 0.36;
        surface.scale(size, size);
        paintCorner(surface, kit, kind, random);
      },
    };
  });
}

/** Grows from the corner at 0, 0 to the right and upwards. */
function paintCorner(
  surface: Surface,
  kit: BackdropContext,
  kind: FrameKind,
  random: Random,
): void {
  const dark = mix(kit.light.near, kit.light.shadow, 0.45);
  const back = mix(mix(dark, kit.tone(kit.local.leafDeep, -0.3), 0.45), kit.light.far, 0.06);
  for (const [row, color] of [back, mix(dark, kit.tone(kit.local.leafDeep, -0.6), 0.25)].entries())
    fillPath(surface, color, (path) => {
      switch (kind) {
        case "grass":
          for (let blade = 0; blade < 15; blade += 1) addBlade(path, random, blade / 15, row);
          break;
        case "leaves":
        case "firs":
          for (let leaf = 0; leaf < 9; leaf += 1)
            addFrond(path, random, { along: leaf / 9, row, thin: kind === "firs" });
          break;
        case "rocks":
          for (let rock = 0; rock < 4; rock += 1) {
            const x = rock * 48 - 30;
            const tall = (150 - rock * 32) * (0.7 + random() * 0.5) * (row ? 0.7 : 1);
            path.moveTo(x - 60, 10);
            path.lineTo(x - 34, -tall * 0.7);
            path.lineTo(x - 4, -tall);
            path.lineTo(x + 30, -tall * 0.6);
            path.lineTo(x + 56, 10);
            path.closePath();
          }
          break;
        case "clouds":
          for (let puff = 0; puff < 6; puff += 1) {
            const r = (62 - puff * 7) * (row ? 0.8 : 1);
            path.moveTo(puff * 36 + r - 20, 0);
            path.arc(puff * 36 - 20, 6 - row * -16 - r * 0.4, r, 0, 6.3);
          }
          break;
      }
    });
}

function addBlade(path: Surface, random: Random, along: number, row: number): void {
  const x = along * 185 - 12 + random() * 14;
  const tall = (205 - along * 150) * (0.5 + random() * 0.6) * (row ? 0.66 : 1);
  const lean = (0.12 + random() * 0.4) * tall;
  const half = 4 + random() * 5;
  path.moveTo(x - half, 20);
  path.quadraticCurveTo(x - half * 0.4, -tall * 0.6, x + lean, -tall);
  path.quadraticCurveTo(x + half * 1.4 + lean * 0.2, -tall * 0.5, x + half, 20);
  path.closePath();
}

function addFrond(
  path: Surface,
  random: Random,
  { along, row, thin }: { along: number; row: number; thin: boolean },
): void {
  const angle = -1.52 + along * 1.3 + (random() - 0.5) * 0.2;
  const length = (190 - along * 60) * (0.7 + random() * 0.4) * (row ? 0.72 : 1);
  const tip = { x: Math.cos(angle) * length, y: Math.sin(angle) * length };
  const half = thin ? 7 : length * 0.15;
  const across = { x: -Math.sin(angle) * half, y: Math.cos(angle) * half };
  const foot = { x: along * 40 - 10, y: 6 };
  const middle = { x: foot.x + tip.x * 0.55, y: foot.y + tip.y * 0.55 - 10 };
  path.moveTo(foot.x, foot.y);
  path.quadraticCurveTo(middle.x + across.x, middle.y + across.y, foot.x + tip.x, foot.y + tip.y);
  path.quadraticCurveTo(middle.x - across.x, middle.y - across.y, foot.x, foot.y);
  if (!thin) return;
  for (let needle = 1; needle < 9; needle += 1) {
    const at = { x: foot.x + (tip.x * needle) / 9, y: foot.y + (tip.y * needle) / 9 };
    const reach = 30 * (1 - needle / 12);
    path.moveTo(at.x, at.y);
    path.lineTo(at.x + across.x * 0.14 * reach, at.y + across.y * 0.14 * reach);
    path.lineTo(at.x + Math.cos(angle) * 9, at.y + Math.sin(angle) * 9);
    path.lineTo(at.x - across.x * 0.14 * reach, at.y - across.y * 0.14 * reach);
    path.closePath();
  }
}
