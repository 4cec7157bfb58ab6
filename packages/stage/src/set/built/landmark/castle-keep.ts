import { paintForm } from "#paint/form.ts";
import { mix } from "#paint/mix.ts";
import { addPolygon, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { isLampTime, paintWindow } from "#set/built/town/lit-window.ts";

export type CastlePlan = { x: number; y: number; width: number; distance: number; name: string };

type Tower = { x: number; top: number; half: number; roof: number };

/** The towers of a castle, tallest in the middle; deterministic for a plan. */
export function castleTowers(kit: BackdropContext, { x, y, width, name }: CastlePlan): Tower[] {
  const random = kit.random(`castle ${name}`);
  return [-0.46, -0.24, 0.04, 0.27, 0.47].map((at, index) => {
    const tall = [0.56, 0.86, 1.32, 0.96, 0.6][index] ?? 0.7;
    return {
      x: x + (at + (random() - 0.5) * 0.06) * width,
      top: y - width * tall * (0.62 + random() * 0.2),
      half: width * (0.05 + random() * 0.022) * (index === 2 ? 1.3 : 1),
      roof: width * (0.17 + random() * 0.12),
    };
  });
}

export function paintCastle(surface: Surface, kit: BackdropContext, plan: CastlePlan): void {
  const { x, y, width, distance, name } = plan;
  const random = kit.random(`castle stones ${name}`);
  const stone = kit.tone(mix(kit.local.wall, kit.local.rock, 0.35), 0.06, distance);
  const roof = kit.tone(random() < 0.5 ? kit.local.roofOther : kit.local.roof, 0, distance);
  const contrast = 1 - distance * 0.8;
  const lit = isLampTime(kit);
  const block = (box: { x: number; y: number; width: number; height: number }) =>
    paintForm(surface, kit.brush, { box, color: stone, contrast }, (path) => {
      path.rect(box.x, box.y, box.width, box.height);
      const tooth = width * 0.022;
      for (let at = box.x; at < box.x + box.width - tooth; at += tooth * 2)
        path.rect(at, box.y - tooth, tooth, tooth + 1);
    });

  const towers = castleTowers(kit, plan);
  for (const tower of towers.filter((_, index) => index % 2 === 1))
    paintTower(surface, kit, tower, { y, stone, roof, contrast });
  block({ x: x - width * 0.3, y: y - width * 0.46, width: width * 0.6, height: width * 0.5 });
  for (const tower of towers.filter((_, index) => index % 2 === 0))
    paintTower(surface, kit, tower, { y, stone, roof, contrast });
  block({ x: x - width * 0.52, y: y - width * 0.25, width: width * 1.04, height: width * 0.27 });
  fillPath(surface, kit.tone(kit.light.shadow, -0.2, distance), (path) => {
    path.moveTo(x - width * 0.06, y + 3);
    path.lineTo(x - width * 0.06, y - width * 0.1);
    path.arc(x, y - width * 0.1, width * 0.06, Math.PI, 0);
    path.lineTo(x + width * 0.06, y + 3);
  });
  for (const tower of towers)
    for (let row = 0; row < 2; row += 1)
      paintWindow(surface, kit, {
        x: tower.x,
        y: tower.top + width * (0.07 + row * 0.13),
        width: width * 0.024,
        height: width * 0.05,
        distance,
        lit: lit && random() < 0.8,
        arched: true,
      });
  for (let index = 0; index < 5; index += 1)
    paintWindow(surface, kit, {
      x: x + (index - 2) * width * 0.105,
      y: y - width * 0.35,
      width: width * 0.03,
      height: width * 0.06,
      distance,
      lit: lit && random() < 0.8,
      arched: true,
    });
}

function paintTower(
  surface: Surface,
  kit: BackdropContext,
  { x, top, half, roof: rise }: Tower,
  { y, stone, roof, contrast }: { y: number; stone: string; roof: string; contrast: number },
): void {
  paintForm(
    surface,
    kit.brush,
    { box: { x: x - half, y: top, width: half * 2, height: y - top }, color: stone, contrast },
    (path) => {
      path.rect(x - half, top, half * 2, y - top);
      path.rect(x - half * 1.2, top - half * 0.1, half * 2.4, half * 0.5);
    },
  );
  paintForm(
    surface,
    kit.brush,
    {
      box: { x: x - half * 1.4, y: top - rise, width: half * 2.8, height: rise },
      color: roof,
      contrast,
    },
    (path) =>
      addPolygon(path, [
        { x: x - half * 1.36, y: top },
        { x: x - half * 0.2, y: top - rise * 0.8 },
        { x, y: top - rise },
        { x: x + half * 0.2, y: top - rise * 0.8 },
        { x: x + half * 1.36, y: top },
      ]),
  );
}

/** Pennants that stream from the roofs. */
export function animatePennants(
  surface: Surface,
  kit: BackdropContext,
  plan: CastlePlan,
  t: number,
): void {
  const color = kit.tone(kit.style.accent, 0.2, plan.distance);
  for (const [index, tower] of castleTowers(kit, plan).entries()) {
    const top = tower.top - tower.roof;
    const length = plan.width * 0.085;
    fillPath(surface, kit.tone(kit.local.wood, -0.5, plan.distance), (path) =>
      path.rect(tower.x - 0.7, top - length * 0.6, 1.4, length * 0.6),
    );
    fillPath(surface, color, (path) => {
      const wave = (along: number) => Math.sin(t * 4 - along * 4 + index) * length * 0.08 * along;
      path.moveTo(tower.x, top - length * 0.6);
      path.quadraticCurveTo(
        tower.x + length * 0.5,
        top - length * 0.6 + wave(0.5) * 2,
        tower.x + length,
        top - length * 0.42 + wave(1),
      );
      path.quadraticCurveTo(
        tower.x + length * 0.5,
        top - length * 0.24 + wave(0.5) * 2,
        tower.x,
        top - length * 0.24,
      );
      path.closePath();
    });
  }
}
