import { falling, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addPolygon, addRoundRect, fillPath } from "#paint/path.ts";
import { isLampTime, lampColor } from "#set/built/town/lit-window.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetRight, sheetWidth, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import { paintArch, type Arch } from "./arch.ts";
import type { MuseumPlan } from "./museum-plan.ts";
import { paintPainting } from "./painting.ts";

export const archWindows: readonly Arch[] = [392, 640, 888].map((x) => ({
  x,
  top: 70,
  bottom: 326,
  half: 78,
}));

const rail = 366;

/** The end wall: three tall windows over a frieze, and a row of paintings in gold frames below. */
export function galleryWallLayer(kit: BackdropContext, { wall, stone }: MuseumPlan): Layer {
  return {
    depth: 0.56,
    box: sheet(-20, 640),
    opening: { x: 392 - 78, y: -10, width: 888 - 392 + 156, height: 336 },
    paint(surface) {
      const dusk = kit.light.darkness * 0.5;
      surface.fillStyle = falling(surface, -20, 600, [
        [0, kit.tone(stone, -0.5 - dusk, 0.16)],
        [0.55, kit.tone(stone, -0.06 - dusk, 0.18)],
        [1, kit.tone(stone, -0.1 - dusk, 0.16)],
      ]);
      surface.fillRect(sheetLeft - 4, -24, sheetWidth + 8, 670);
      surface.fillStyle = falling(surface, rail, 600, [
        [0, kit.tone(wall, -0.2 - dusk, 0.1)],
        [1, kit.tone(wall, -0.5 - dusk, 0.06)],
      ]);
      surface.fillRect(sheetLeft - 4, rail, sheetWidth + 8, 280);
      paintWallPanels(surface, kit, wall);
      for (const { x } of archWindows)
        paintGlow(
          surface,
          { x, y: 220, radius: 330 },
          mix(kit.light.key, kit.light.sky[3], 0.4),
          0.28 - kit.light.darkness * 0.16,
        );
      paintFrieze(surface, kit, stone);
      for (const arch of archWindows) paintArch(surface, kit, arch, stone);
      for (const [index, x] of [268, 392, 516, 764, 888, 1012].entries())
        hangPainting(surface, kit, { x, index });
    },
  };
}

function paintWallPanels(surface: Surface, kit: BackdropContext, wall: string): void {
  surface.fillStyle = kit.tone(wall, -0.7, 0.1);
  surface.fillRect(sheetLeft - 4, 540, sheetWidth + 8, 100);
  fillPath(surface, withAlpha(kit.tone(wall, 0.6, 0.12), 0.22), (path) => {
    for (let x = sheetLeft; x < sheetRight; x += 62)
      addPolygon(path, [
        { x, y: rail + 20 },
        { x: x + 13, y: rail + 42 },
        { x, y: rail + 64 },
        { x: x - 13, y: rail + 42 },
      ]);
    for (let x = sheetLeft + 31; x < sheetRight; x += 62)
      addPolygon(path, [
        { x, y: rail + 62 },
        { x: x + 13, y: rail + 84 },
        { x, y: rail + 106 },
        { x: x - 13, y: rail + 84 },
      ]);
  });
}

/** A band of carved stone between the windows and the paintings. */
function paintFrieze(surface: Surface, kit: BackdropContext, stone: string): void {
  surface.fillStyle = kit.tone(stone, 0.4, 0.16);
  surface.fillRect(sheetLeft - 4, rail - 26, sheetWidth + 8, 26);
  surface.fillStyle = kit.tone(stone, 0.75, 0.14);
  surface.fillRect(sheetLeft - 4, rail - 30, sheetWidth + 8, 5);
  fillPath(surface, withAlpha(kit.tone(stone, -0.7, 0.16), 0.45), (path) => {
    for (let x = sheetLeft; x < sheetRight; x += 26) path.rect(x, rail - 19, 13, 11);
  });
  surface.fillStyle = withAlpha(kit.light.shadow, 0.3);
  surface.fillRect(sheetLeft - 4, rail, sheetWidth + 8, 9);
}

/** A painting with its lamp, which is lit when it is dark outside. */
function hangPainting(
  surface: Surface,
  kit: BackdropContext,
  { x, index }: { x: number; index: number },
): void {
  const wide = index % 2 === 0 ? 74 : 88;
  const tall = index % 2 === 0 ? 84 : 66;
  const y = 444;
  if (isLampTime(kit)) {
    const glow = { x, y: y - 40, radius: 190 };
    paintGlow(surface, glow, lampColor(kit), 0.4 + kit.light.darkness * 0.5);
  }
  paintPainting(surface, kit, { x, y, width: wide, height: tall, kind: index });
  if (isLampTime(kit)) {
    surface.globalCompositeOperation = "lighter";
    surface.fillStyle = falling(surface, y - tall / 2 - 9, y + tall / 2, [
      [0, withAlpha(lampColor(kit), 0.5)],
      [1, withAlpha(lampColor(kit), 0.06)],
    ]);
    surface.fillRect(x - wide / 2 - 9, y - tall / 2 - 9, wide + 18, tall + 18);
    surface.globalCompositeOperation = "source-over";
  }
  fillPath(surface, kit.tone("#c79a4a", 0.2, 0.1), (path) =>
    addRoundRect(path, x - 20, y - tall / 2 - 21, 40, 6, 3),
  );
}

/** Dusty light shafts from the windows. */
export function hallBeamsLayer(kit: BackdropContext): Layer {
  const lean = kit.light.keyAt.x < 640 ? 110 : -110;
  const dull = kit.weather === "rain" || kit.weather === "mist" ? 0.5 : 1;
  const strength = (0.2 - kit.light.darkness * 0.12) * dull;
  const color = mix(kit.light.key, kit.light.sky[3], 0.3);
  return {
    depth: 0.72,
    box: sheet(40, 700),
    fineness: 0.4,
    paint(surface) {
      surface.globalCompositeOperation = "lighter";
      for (const { x, top, half, bottom } of archWindows)
        fillPath(
          surface,
          falling(surface, top, 690, [
            [0, withAlpha(color, strength)],
            [0.55, withAlpha(color, strength * 0.5)],
            [1, withAlpha(color, 0)],
          ]),
          (path) =>
            addPolygon(path, [
              { x: x - half, y: top + 20 },
              { x: x + half, y: top + 20 },
              { x: x + half * 1.5 + lean * 1.6, y: bottom + 330 },
              { x: x - half * 1.5 + lean * 1.6, y: bottom + 330 },
            ]),
        );
      surface.globalCompositeOperation = "source-over";
    },
  };
}
