import { paintForm } from "#paint/form.ts";
import { falling, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import {
  addCircle,
  addEllipse,
  addPolygon,
  addRoundRect,
  fillPath,
  strokePath,
} from "#paint/path.ts";
import { isLampTime, lampColor } from "#set/built/town/lit-window.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import type { MuseumPlan } from "./museum-plan.ts";

/** Pedestals at both sides, a glass case with a shining exhibit, and a rope barrier. */
export function paintExhibits(
  surface: Surface,
  kit: BackdropContext,
  { side, stone, rope }: MuseumPlan,
): void {
  paintUrn(surface, kit, { x: 640 - side * 476, y: 602, stone });
  paintCase(surface, kit, { x: 640 + side * 478, y: 602, stone });
  for (const away of [-1, 1]) paintRope(surface, kit, { x: 640 + away * 470, y: 626, rope });
}

type Place = { x: number; y: number; stone: string };

function paintPedestal(
  surface: Surface,
  kit: BackdropContext,
  { x, y, stone }: Place,
  tall: number,
): number {
  fillPath(surface, withAlpha(kit.light.shadow, 0.34), (path) =>
    addEllipse(path, x, y + 2, 76, 10),
  );
  const body = { x: x - 50, y: y - tall, width: 100, height: tall };
  paintForm(surface, kit.brush, { box: body, color: kit.tone(stone, 0), contrast: 0.8 }, (path) =>
    path.rect(body.x, body.y, body.width, body.height),
  );
  surface.fillStyle = kit.tone(stone, 0.6);
  surface.fillRect(x - 60, y - tall - 10, 120, 14);
  surface.fillStyle = kit.tone(stone, -0.3);
  surface.fillRect(x - 60, y - 14, 120, 14);
  fillPath(surface, kit.tone("#c79a4a", 0.3), (path) =>
    addRoundRect(path, x - 22, y - tall * 0.6, 44, 16, 3),
  );
  return y - tall - 10;
}

/** A tall urn with a painted band. */
function paintUrn(surface: Surface, kit: BackdropContext, place: Place): void {
  const foot = paintPedestal(surface, kit, place, 118);
  const { x } = place;
  const clay = kit.random("urn")() < 0.5 ? "#c4683f" : "#4f7fa6";
  strokePath(surface, kit.tone(clay, -0.2), 6, (path) => {
    for (const way of [-1, 1]) {
      path.moveTo(x + way * 22, foot - 122);
      path.bezierCurveTo(
        x + way * 58,
        foot - 124,
        x + way * 56,
        foot - 84,
        x + way * 40,
        foot - 76,
      );
    }
  });
  const box = { x: x - 44, y: foot - 134, width: 88, height: 134 };
  const trace = (path: Surface) => {
    path.moveTo(x - 22, foot);
    path.bezierCurveTo(x - 26, foot - 24, x - 52, foot - 46, x - 44, foot - 84);
    path.bezierCurveTo(x - 38, foot - 106, x - 18, foot - 108, x - 18, foot - 124);
    path.lineTo(x - 27, foot - 134);
    path.lineTo(x + 27, foot - 134);
    path.lineTo(x + 18, foot - 124);
    path.bezierCurveTo(x + 18, foot - 108, x + 38, foot - 106, x + 44, foot - 84);
    path.bezierCurveTo(x + 52, foot - 46, x + 26, foot - 24, x + 22, foot);
    path.closePath();
  };
  paintForm(surface, kit.brush, { box, color: kit.tone(clay, 0) }, trace);
  surface.save();
  surface.beginPath();
  trace(surface);
  surface.clip();
  surface.fillStyle = kit.tone("#2f2430", 0);
  surface.fillRect(x - 60, foot - 84, 120, 26);
  fillPath(surface, kit.tone("#f0d8a8", 0.2), (path) => {
    for (let fish = -3; fish <= 3; fish += 1) {
      addEllipse(path, x + fish * 22, foot - 71, 7, 4);
      addPolygon(path, [
        { x: x + fish * 22 + 5, y: foot - 71 },
        { x: x + fish * 22 + 11, y: foot - 76 },
        { x: x + fish * 22 + 11, y: foot - 66 },
      ]);
    }
    path.rect(x - 60, foot - 88, 120, 2.4);
    path.rect(x - 60, foot - 56, 120, 2.4);
  });
  surface.restore();
}

/** A glowing stone under glass. */
function paintCase(surface: Surface, kit: BackdropContext, place: Place): void {
  const foot = paintPedestal(surface, kit, place, 104);
  const { x } = place;
  const gem = mix(kit.style.accent, "#9fe6ff", 0.4);
  const lamp = isLampTime(kit) ? 0.5 : 0.24;
  paintGlow(surface, { x, y: foot - 52, radius: 170 }, gem, lamp);
  fillPath(surface, kit.tone("#5b2f4a", -0.1), (path) =>
    addRoundRect(path, x - 30, foot - 16, 60, 16, 6),
  );
  const box = { x: x - 22, y: foot - 66, width: 44, height: 52 };
  paintForm(surface, kit.brush, { box, color: mix(gem, kit.light.key, 0.2) }, (path) =>
    addPolygon(path, [
      { x: x - 22, y: foot - 48 },
      { x: x - 12, y: foot - 64 },
      { x: x + 12, y: foot - 64 },
      { x: x + 22, y: foot - 48 },
      { x, y: foot - 14 },
    ]),
  );
  fillPath(surface, withAlpha("#ffffff", 0.6), (path) =>
    addPolygon(path, [
      { x: x - 14, y: foot - 48 },
      { x: x - 8, y: foot - 60 },
      { x: x + 2, y: foot - 60 },
      { x: x - 3, y: foot - 48 },
    ]),
  );
  const glass = { left: x - 48, top: foot - 112, width: 96, height: 112 };
  surface.fillStyle = falling(surface, glass.top, foot, [
    [0, withAlpha("#ffffff", 0.2)],
    [1, withAlpha("#ffffff", 0.06)],
  ]);
  surface.fillRect(glass.left, glass.top, glass.width, glass.height);
  strokePath(surface, withAlpha(mix(lampColor(kit), "#ffffff", 0.6), 0.7), 2, (path) =>
    path.rect(glass.left, glass.top, glass.width, glass.height),
  );
  fillPath(surface, withAlpha("#ffffff", 0.22), (path) =>
    addPolygon(path, [
      { x: glass.left + 12, y: foot },
      { x: glass.left + 42, y: glass.top },
      { x: glass.left + 56, y: glass.top },
      { x: glass.left + 26, y: foot },
    ]),
  );
}

/** Brass posts with a thick rope between them. */
function paintRope(
  surface: Surface,
  kit: BackdropContext,
  { x, y, rope }: { x: number; y: number; rope: string },
): void {
  const posts = [x - 112, x + 112];
  for (const post of posts) {
    fillPath(surface, withAlpha(kit.light.shadow, 0.3), (path) =>
      addEllipse(path, post, y + 2, 26, 6),
    );
    const base = { x: post - 21, y: y - 10, width: 42, height: 11 };
    paintForm(surface, kit.brush, { box: base, color: kit.tone("#c79a4a", 0.1) }, (path) =>
      addEllipse(path, post, y - 3, 21, 6),
    );
    const pole = { x: post - 4, y: y - 96, width: 8, height: 92 };
    paintForm(surface, kit.brush, { box: pole, color: kit.tone("#d6ab5c", 0.2) }, (path) =>
      addRoundRect(path, pole.x, pole.y, pole.width, pole.height, 4),
    );
    fillPath(surface, kit.tone("#ecc878", 0.4), (path) => addCircle(path, post, y - 99, 8));
  }
  for (const [color, width, offset] of [
    [kit.tone(rope, -0.6), 10, 2],
    [kit.tone(rope, 0.05), 8, 0],
    [kit.tone(rope, 0.6), 2, -2],
  ] as const)
    strokePath(surface, color, width, (path) => {
      path.moveTo(x - 108, y - 88 + offset);
      path.quadraticCurveTo(x, y - 30 + offset, x + 108, y - 88 + offset);
    });
}
