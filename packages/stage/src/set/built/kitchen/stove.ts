import { paintForm } from "#paint/form.ts";
import { paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, addRoundRect, fillPath, strokePath } from "#paint/path.ts";
import { fireColor } from "#set/built/indoor/torch.ts";
import { drawGlow, type BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { worktopY, type KitchenPlan } from "./kitchen-plan.ts";

/** An iron range with a fire behind its grate, a pot and a boiling kettle. */
export function paintStove(
  surface: Surface,
  kit: BackdropContext,
  { stoveX: x, metal }: KitchenPlan,
  half: number,
): void {
  const iron = mix("#3c4452", kit.light.shadow, 0.15);
  const box = { x: x - half, y: worktopY - 10, width: half * 2, height: 150 };
  fillPath(surface, withAlpha(kit.light.shadow, 0.36), (path) =>
    addEllipse(path, x, 586, half * 1.16, 11),
  );
  paintForm(surface, kit.brush, { box, color: kit.tone(iron, 0) }, (path) =>
    addRoundRect(path, box.x, box.y, box.width, box.height, 10),
  );
  const top = { x: x - half - 8, y: worktopY - 16, width: half * 2 + 16, height: 15 };
  paintForm(surface, kit.brush, { box: top, color: kit.tone(iron, 0.4) }, (path) =>
    addRoundRect(path, top.x, top.y, top.width, top.height, 6),
  );
  const fire = fireColor(kit);
  const oven = { x: x - 84, y: worktopY + 26, width: 98, height: 82 };
  fillPath(surface, kit.tone(iron, -0.6), (path) =>
    addRoundRect(path, oven.x, oven.y, oven.width, oven.height, 8),
  );
  fillPath(surface, mix("#2a1a20", fire, 0.3), (path) =>
    addRoundRect(path, oven.x + 14, oven.y + 22, oven.width - 28, oven.height - 38, 16),
  );
  const grate = { x: x + 30, y: worktopY + 34, width: 54, height: 66 };
  fillPath(surface, mix("#3a1418", fire, 0.5), (path) =>
    addRoundRect(path, grate.x, grate.y, grate.width, grate.height, 8),
  );
  paintGlow(surface, { x: x + 57, y: worktopY + 72, radius: 150 }, fire, 0.5);
  paintGlow(surface, { x: x + 30, y: 588, radius: 190, squash: 0.2 }, fire, 0.34);
  strokePath(surface, kit.tone(iron, -0.2), 5, (path) => {
    for (let bar = 0; bar <= 4; bar += 1) {
      path.moveTo(grate.x + bar * 13.5, grate.y);
      path.lineTo(grate.x + bar * 13.5, grate.y + grate.height);
    }
  });
  strokePath(surface, kit.tone(metal, 0.5), 5, (path) => {
    path.moveTo(x - half + 8, worktopY + 12);
    path.lineTo(x + half - 8, worktopY + 12);
  });
  fillPath(surface, kit.tone(metal, 0.3), (path) => {
    for (const at of [-78, -54, 62, 84]) addCircle(path, x + at, worktopY + 12, 6);
  });
  paintPot(surface, kit, x - 52);
  paintKettle(surface, kit, x + 52, metal);
}

function paintPot(surface: Surface, kit: BackdropContext, x: number): void {
  const foot = worktopY - 16;
  const box = { x: x - 40, y: foot - 52, width: 80, height: 52 };
  paintForm(surface, kit.brush, { box, color: kit.tone(kit.local.roof, 0) }, (path) =>
    addRoundRect(path, box.x, box.y, box.width, box.height, 12),
  );
  const lid = { x: x - 43, y: foot - 62, width: 86, height: 14 };
  paintForm(surface, kit.brush, { box: lid, color: kit.tone(kit.local.roof, 0.3) }, (path) =>
    addRoundRect(path, lid.x, lid.y, lid.width, lid.height, 7),
  );
  fillPath(surface, kit.tone("#3a2a30", 0), (path) => {
    addCircle(path, x, foot - 67, 7);
    addRoundRect(path, x - 54, foot - 40, 16, 9, 4);
    addRoundRect(path, x + 38, foot - 40, 16, 9, 4);
  });
}

function paintKettle(surface: Surface, kit: BackdropContext, x: number, metal: string): void {
  const foot = worktopY - 16;
  const color = kit.tone(metal, 0.05);
  strokePath(surface, kit.tone("#4a2f2a", 0), 6, (path) =>
    path.arc(x, foot - 44, 27, Math.PI * 1.08, Math.PI * 1.92),
  );
  fillPath(surface, color, (path) => {
    path.moveTo(x + 24, foot - 16);
    path.quadraticCurveTo(x + 44, foot - 22, x + 46, foot - 46);
    path.lineTo(x + 54, foot - 46);
    path.quadraticCurveTo(x + 54, foot - 14, x + 26, foot - 4);
    path.closePath();
  });
  const box = { x: x - 34, y: foot - 48, width: 68, height: 48 };
  paintForm(surface, kit.brush, { box, color }, (path) => {
    path.moveTo(x - 34, foot - 6);
    path.bezierCurveTo(x - 38, foot - 62, x + 38, foot - 62, x + 34, foot - 6);
    path.quadraticCurveTo(x, foot + 4, x - 34, foot - 6);
    path.closePath();
  });
  fillPath(surface, kit.tone(metal, 0.8), (path) => addCircle(path, x, foot - 50, 5));
}

/** Steam from the spout, and firelight on the floor. */
export function animateStove(surface: Surface, kit: BackdropContext, x: number, t: number): void {
  const steam = kit.glow(mix("#ffffff", kit.light.sky[3], 0.25));
  for (let puff = 0; puff < 7; puff += 1) {
    const age = (t * 0.34 + puff / 7) % 1;
    surface.globalAlpha = 0.34 * (1 - age) * Math.min(1, age * 5);
    drawGlow(surface, steam, {
      x: x + 104 + Math.sin(t * 0.9 + puff * 1.7) * 7 * age + age * 16,
      y: worktopY - 66 - age * 92,
      radius: 9 + age * 26,
    });
  }
  const breath = 0.7 + 0.16 * Math.sin(t * 7.3) + 0.1 * Math.sin(t * 12.9 + 1);
  surface.globalCompositeOperation = "lighter";
  surface.globalAlpha = 0.4 * breath;
  drawGlow(surface, kit.glow(fireColor(kit)), { x: x + 57, y: worktopY + 74, radius: 62 });
  surface.globalCompositeOperation = "source-over";
  surface.globalAlpha = 1;
}
