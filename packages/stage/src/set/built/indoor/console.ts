import { paintForm } from "#paint/form.ts";
import { paintGlow } from "#paint/gradient.ts";
import { mix, turnHue, withAlpha } from "#paint/mix.ts";
import { addCircle, addPolygon, addRoundRect, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import type { Hull } from "#set/built/town/bridge.ts";

const desks = [
  { x: 132, width: 250, side: -1 },
  { x: 1148, width: 250, side: 1 },
] as const;

/** Control desks at both sides with glowing, animated screens. */
export function consoleLayer(kit: BackdropContext, { metal, light }: Hull): Layer {
  const other = turnHue(light, 150);
  const screens = desks.flatMap(({ x, side }) => [
    { x: x - side * 34, y: 414, width: 96, height: 58, side, color: light },
    { x: x + side * 60, y: 398, width: 66, height: 70, side, color: other },
  ]);
  return {
    depth: 0.86,
    box: sheet(200, 650),
    paint(surface) {
      const random = kit.random("console");
      for (const { x, width, side } of desks) {
        paintDesk(surface, kit, { x, width, side, metal });
        for (let button = 0; button < 26; button += 1) {
          const color =
            [light, other, "#ffd27a", kit.tone(metal, -0.4)][Math.floor(random() * 4)] ?? light;
          const at = {
            x: x - width * 0.4 + (button % 13) * width * 0.064,
            y: 500 + Math.floor(button / 13) * 13,
          };
          fillPath(surface, withAlpha(color, 0.9), (path) =>
            addRoundRect(path, at.x, at.y, 9, 6, 2),
          );
        }
      }
      for (const { x, y, width, height, color } of screens) {
        paintGlow(surface, { x, y, radius: width * 1.3 }, color, 0.3);
        fillPath(surface, kit.tone(metal, -0.6), (path) =>
          addRoundRect(path, x - width / 2 - 5, y - height / 2 - 5, width + 10, height + 10, 8),
        );
        fillPath(surface, mix(color, kit.light.shadow, 0.72), (path) =>
          addRoundRect(path, x - width / 2, y - height / 2, width, height, 5),
        );
        surface.fillStyle = kit.tone(metal, -0.5);
        surface.fillRect(x - 5, y + height / 2 + 4, 10, 26);
      }
    },
    animate(surface, t) {
      for (const [index, screen] of screens.entries())
        animateScreen(surface, screen, t + index * 1.7);
    },
  };
}

type Screen = { x: number; y: number; width: number; height: number; color: string };

function animateScreen(surface: Surface, { x, y, width, height, color }: Screen, t: number): void {
  const left = x - width * 0.42;
  strokePath(surface, mix(color, "#ffffff", 0.3), 1.6, (path) => {
    for (let step = 0; step <= 16; step += 1) {
      const along = step / 16;
      const wave = Math.sin(along * 9 - t * 3) * 0.5 + Math.sin(along * 23 + t * 2) * 0.25;
      const at = y - height * 0.12 + wave * height * 0.2;
      if (step === 0) path.moveTo(left, at);
      else path.lineTo(left + along * width * 0.84, at);
    }
  });
  fillPath(surface, withAlpha(color, 0.75), (path) => {
    for (let bar = 0; bar < 7; bar += 1) {
      const tall = height * (0.06 + 0.14 * (0.5 + 0.5 * Math.sin(t * 1.4 + bar * 1.9)));
      path.rect(left + (bar * width * 0.84) / 7, y + height * 0.4 - tall, width * 0.07, tall);
    }
    if (Math.sin(t * 4) > 0) addCircle(path, x + width * 0.38, y - height * 0.36, 2.4);
  });
}

type Desk = { x: number; width: number; side: number; metal: string };

function paintDesk(surface: Surface, kit: BackdropContext, { x, width, side, metal }: Desk): void {
  const inner = x - (side * width) / 2;
  const outer = x + (side * width) / 2 + side * 30;
  const box = { x: Math.min(inner, outer), y: 470, width: width + 30, height: 170 };
  paintForm(surface, kit.brush, { box, color: kit.tone(metal, -0.35, 0.02) }, (path) =>
    addPolygon(path, [
      { x: inner + side * 26, y: 528 },
      { x: inner + side * 50, y: 622 },
      { x: outer, y: 622 },
      { x: outer, y: 528 },
    ]),
  );
  paintForm(
    surface,
    kit.brush,
    { box: { ...box, height: 60 }, color: kit.tone(metal, 0.15, 0.02) },
    (path) =>
      addPolygon(path, [
        { x: inner + side * 30, y: 484 },
        { x: inner, y: 534 },
        { x: outer, y: 534 },
        { x: outer, y: 484 },
      ]),
  );
}
