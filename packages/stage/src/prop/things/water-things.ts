import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, addPolygon, addRoundRect } from "#paint/path.ts";
import type { Easel } from "#prop/easel.ts";

/** A wooden wash tub with iron hoops, filled to below its rim. */
export function paintTub(easel: Easel): void {
  const wood = easel.own("#a8784a");
  const { t, phase } = easel;
  easel.shadow(56);
  easel.form({ x: -56, y: -58, width: 112, height: 60 }, wood, (path) => {
    path.moveTo(-56, -58);
    path.lineTo(-46, -2);
    path.quadraticCurveTo(0, 8, 46, -2);
    path.lineTo(56, -58);
    path.closePath();
  });
  easel.line(withAlpha(easel.tone(mix(wood, "#2a1a14", 0.5)), 0.6), 2, (path) => {
    for (const x of [-36, -18, 0, 18, 36]) {
      path.moveTo(x * 1.12, -52);
      path.lineTo(x * 0.94, 2);
    }
  });
  easel.line(easel.tone("#59606e"), 5, (path) => {
    for (const [half, y] of [
      [53, -42],
      [49, -16],
    ] as const) {
      path.moveTo(-half, y);
      path.quadraticCurveTo(0, y + 9, half, y);
    }
  });
  easel.form({ x: -58, y: -68, width: 116, height: 20 }, mix(wood, "#ffffff", 0.16), (path) =>
    addEllipse(path, 0, -58, 58, 10),
  );
  easel.fill(easel.tone("#7fc3e6", 0.1), (path) => addEllipse(path, 0, -57, 50, 7));
  easel.fill(easel.tone("#f5fbff", 0.5), (path) => {
    for (const [x, y, r] of [
      [-30, -59, 8],
      [-16, -62, 6],
      [22, -58, 7],
      [34, -61, 5],
    ] as const)
      addEllipse(path, x, y + Math.sin(t * 1.6 + x + phase) * 0.8, r, r * 0.8);
  });
}

/** A village well: a stone ring, two posts, a roof and a bucket on a rope. */
export function paintWell(easel: Easel): void {
  const stone = easel.own("#a7a2ad");
  const { t, phase } = easel;
  const timber = "#7a5238";
  easel.shadow(62);
  for (const x of [-46, 46])
    easel.form({ x: x - 5, y: -134, width: 10, height: 96 }, timber, (path) =>
      addRoundRect(path, x - 5, -134, 10, 96, 3),
    );
  easel.line(easel.tone(timber, 0.2), 6, (path) => {
    path.moveTo(-50, -108);
    path.lineTo(54, -108);
  });
  const sway = Math.sin(t * 1.2 + phase) * 3;
  easel.line(easel.tone("#d8c7a2"), 2.4, (path) => {
    path.moveTo(0, -108);
    path.lineTo(sway, -84);
  });
  easel.form({ x: sway - 12, y: -84, width: 24, height: 22 }, "#8a6a4a", (path) =>
    addPolygon(path, [
      { x: sway - 12, y: -84 },
      { x: sway + 12, y: -84 },
      { x: sway + 9, y: -62 },
      { x: sway - 9, y: -62 },
    ]),
  );
  easel.form({ x: -60, y: -58, width: 120, height: 60 }, stone, (path) => {
    path.moveTo(-60, -54);
    path.lineTo(-56, -2);
    path.quadraticCurveTo(0, 10, 56, -2);
    path.lineTo(60, -54);
    path.closePath();
  });
  easel.line(withAlpha(easel.tone(mix(stone, "#2a2434", 0.45)), 0.55), 2, (path) => {
    for (const y of [-36, -18]) {
      path.moveTo(-58, y);
      path.quadraticCurveTo(0, y + 9, 58, y);
    }
    for (const [x, y] of [
      [-34, -50],
      [6, -46],
      [38, -50],
      [-14, -30],
      [24, -30],
      [-40, -14],
      [4, -10],
    ] as const) {
      path.moveTo(x, y);
      path.lineTo(x, y + 16);
    }
  });
  easel.form({ x: -64, y: -66, width: 128, height: 20 }, mix(stone, "#ffffff", 0.18), (path) =>
    addEllipse(path, 0, -56, 64, 10),
  );
  easel.fill(easel.tone("#2b3450", -0.4), (path) => addEllipse(path, 0, -55, 50, 6));
  easel.form({ x: -76, y: -172, width: 152, height: 48 }, "#a4553f", (path) =>
    addPolygon(path, [
      { x: -76, y: -126 },
      { x: -48, y: -172 },
      { x: 48, y: -172 },
      { x: 76, y: -126 },
    ]),
  );
  easel.line(withAlpha(easel.tone("#6b2f26"), 0.6), 2, (path) => {
    path.moveTo(-66, -142);
    path.lineTo(66, -142);
    path.moveTo(-57, -157);
    path.lineTo(57, -157);
  });
}

/** A crooked tower: two misaligned stories, windows, a pointed roof. */
export function paintTower(easel: Easel): void {
  const roof = easel.own("#b8495f");
  const { surface, t, phase, darkness } = easel;
  const { lit } = easel.look;
  const stone = "#b9b0bd";
  const glass = mix(easel.tone("#5a5470", -0.2), "#ffd98a", (0.45 + 0.5 * darkness) * lit);
  easel.shadow(78);
  easel.form({ x: -62, y: -128, width: 124, height: 130 }, stone, (path) =>
    addPolygon(path, [
      { x: -66, y: 2 },
      { x: -54, y: -126 },
      { x: 56, y: -130 },
      { x: 66, y: 2 },
    ]),
  );
  easel.line(withAlpha(easel.tone(mix(stone, "#2a2434", 0.4)), 0.5), 2, (path) => {
    for (const [x, y, length] of [
      [-50, -22, 26],
      [22, -34, 30],
      [-46, -62, 22],
      [30, -84, 22],
      [-44, -104, 26],
      [4, -110, 20],
    ] as const) {
      path.moveTo(x, y);
      path.lineTo(x + length, y - 1);
    }
  });
  easel.form({ x: -22, y: -56, width: 44, height: 58 }, "#7a4a34", (path) => {
    path.moveTo(-22, 2);
    path.lineTo(-22, -34);
    path.bezierCurveTo(-22, -62, 22, -62, 22, -34);
    path.lineTo(22, 2);
    path.closePath();
  });
  easel.fill(easel.tone("#e2b04a"), (path) => addEllipse(path, 13, -22, 3.4, 3.4));
  paintPane(easel, { x: 34, y: -92, glass });
  surface.save();
  surface.translate(4, -128);
  surface.rotate(0.07 + Math.sin(t * 0.9 + phase) * 0.008);
  easel.form({ x: -50, y: -92, width: 100, height: 94 }, mix(stone, "#ffffff", 0.12), (path) =>
    addPolygon(path, [
      { x: -50, y: 2 },
      { x: -44, y: -92 },
      { x: 44, y: -92 },
      { x: 50, y: 2 },
    ]),
  );
  easel.form({ x: -56, y: -8, width: 112, height: 12 }, mix(stone, "#ffffff", 0.22), (path) =>
    addRoundRect(path, -56, -8, 112, 12, 4),
  );
  for (const x of [-20, 20]) paintPane(easel, { x, y: -50, glass });
  easel.form({ x: -64, y: -184, width: 128, height: 98 }, roof, (path) => {
    path.moveTo(-64, -84);
    path.quadraticCurveTo(-24, -118, 6, -186);
    path.quadraticCurveTo(28, -118, 64, -84);
    path.quadraticCurveTo(0, -74, -64, -84);
    path.closePath();
  });
  easel.line(easel.tone("#5b4a3c"), 3, (path) => {
    path.moveTo(6, -184);
    path.lineTo(6, -214);
  });
  const wave = Math.sin(t * 2.4 + phase) * 5;
  easel.form({ x: 6, y: -214, width: 36, height: 20 }, mix(roof, "#ffd98a", 0.5), (path) => {
    path.moveTo(6, -214);
    path.quadraticCurveTo(22, -218 + wave, 40, -205 + wave);
    path.quadraticCurveTo(22, -200 + wave, 6, -196);
    path.closePath();
  });
  surface.restore();
}

function paintPane(easel: Easel, { x, y, glass }: { x: number; y: number; glass: string }): void {
  easel.glow(x, y, 34, "#ffd98a", 0.4 * easel.darkness * easel.look.lit);
  easel.fill(glass, (path) => {
    path.moveTo(x - 11, y + 16);
    path.lineTo(x - 11, y - 6);
    path.bezierCurveTo(x - 11, y - 22, x + 11, y - 22, x + 11, y - 6);
    path.lineTo(x + 11, y + 16);
    path.closePath();
  });
  easel.line(easel.tone("#6a6072", -0.2), 3, (path) => {
    path.moveTo(x, y - 17);
    path.lineTo(x, y + 16);
    path.moveTo(x - 11, y);
    path.lineTo(x + 11, y);
    path.moveTo(x - 14, y + 17);
    path.lineTo(x + 14, y + 17);
  });
}
