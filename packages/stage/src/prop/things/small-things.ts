import { mix, withAlpha } from "#paint/mix.ts";
import { addPolygon } from "#paint/path.ts";
import type { Easel } from "#prop/easel.ts";

export function paintBook(easel: Easel): void {
  const cover = easel.own("#a83f4b");
  const rise = Math.sin(easel.t * 1.3 + easel.phase) * 2;
  easel.shadow(44);
  easel.form({ x: -46, y: -18, width: 92, height: 18 }, cover, (path) =>
    addPolygon(path, [
      { x: -46, y: -6 },
      { x: 0, y: 2 },
      { x: 46, y: -6 },
      { x: 46, y: -14 },
      { x: 0, y: -6 },
      { x: -46, y: -14 },
    ]),
  );
  for (const side of [-1, 1]) {
    easel.form({ x: side < 0 ? -42 : 0, y: -34, width: 42, height: 28 }, "#f6ead2", (path) => {
      path.moveTo(0, -8);
      path.quadraticCurveTo(side * 20, -32 - rise * side, side * 43, -20);
      path.lineTo(side * 43, -12);
      path.quadraticCurveTo(side * 20, -20, 0, -4);
      path.closePath();
    });
    easel.line(withAlpha(easel.tone("#7a6a58"), 0.5), 1.2, (path) => {
      for (const line of [0, 1, 2]) {
        path.moveTo(side * 9, -14 - line * 3);
        path.quadraticCurveTo(side * 22, -24 - line * 2, side * 36, -19 - line * 1.4);
      }
    });
  }
}

export function paintCrystal(easel: Easel): void {
  const { lit } = easel.look;
  const color =
    lit < 1 ? mix(easel.tone("#5d6a8c"), easel.own("#7fe0ff"), lit) : easel.own("#7fe0ff");
  const pulse = 0.85 + Math.sin(easel.t * 1.9 + easel.phase) * 0.15;
  easel.glow(0, -40, 110 * pulse, color, 0.5 * pulse * lit);
  for (const [x, lean, tall] of [
    [-17, -0.32, 50],
    [18, 0.36, 44],
    [0, 0.03, 84],
  ] as const) {
    const half = tall * 0.19;
    easel.surface.save();
    easel.surface.translate(x, 0);
    easel.surface.rotate(lean);
    easel.form({ x: -half, y: -tall, width: half * 2, height: tall }, color, (path) =>
      addPolygon(path, [
        { x: -half * 0.8, y: 2 },
        { x: -half, y: -tall * 0.72 },
        { x: 0, y: -tall },
        { x: half, y: -tall * 0.72 },
        { x: half * 0.8, y: 2 },
      ]),
    );
    easel.fill(withAlpha("#ffffff", 0.5 * pulse), (path) =>
      addPolygon(path, [
        { x: -half * 0.6, y: -tall * 0.12 },
        { x: -half * 0.72, y: -tall * 0.68 },
        { x: -half * 0.1, y: -tall * 0.88 },
        { x: -half * 0.2, y: -tall * 0.12 },
      ]),
    );
    easel.surface.restore();
  }
}

export function paintFeather(easel: Easel): void {
  const color = easel.own("#f2f4ff");
  easel.surface.save();
  easel.surface.translate(0, -4 + Math.sin(easel.t * 1.7 + easel.phase) * 3);
  easel.surface.rotate(-0.7 + Math.sin(easel.t * 1.1 + easel.phase) * 0.12);
  easel.form({ x: 0, y: -13, width: 82, height: 26 }, color, (path) => {
    path.moveTo(4, 0);
    path.quadraticCurveTo(40, -26, 84, -4);
    path.quadraticCurveTo(48, 20, 4, 0);
    path.closePath();
  });
  easel.line(easel.tone(mix(color, "#6b5a7a", 0.5)), 2, (path) => {
    path.moveTo(-14, 3);
    path.quadraticCurveTo(40, -6, 80, -4);
  });
  easel.surface.restore();
}
