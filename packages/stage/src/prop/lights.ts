import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, addPolygon, addRoundRect, addSmooth, addStar } from "#paint/path.ts";
import type { Easel } from "./easel.ts";

/** A lantern with a living flame; hung in the air, it has a hook above it. */
export function paintLantern(easel: Easel): void {
  const { t, phase, darkness } = easel;
  const flame = easel.own("#ffc85a");
  const breath = 0.86 + Math.sin(t * 5.1 + phase) * 0.07 + Math.sin(t * 11.3 + phase * 2) * 0.04;
  easel.glow(0, -36, 74 + 60 * darkness, flame, (0.32 + 0.4 * darkness) * breath);
  const metal = easel.tone("#5b4a3c", -0.1);
  easel.line(metal, 3, (path) => path.arc(0, -72, 10, Math.PI, 0));
  easel.form({ x: -20, y: -72, width: 40, height: 14 }, "#6d5844", (path) =>
    addPolygon(path, [
      { x: -20, y: -58 },
      { x: -9, y: -72 },
      { x: 9, y: -72 },
      { x: 20, y: -58 },
    ]),
  );
  easel.fill(mix(flame, "#fff6d8", 0.35), (path) => addRoundRect(path, -16, -58, 32, 46, 6));
  easel.fill(mix(flame, "#ff7a2e", 0.35), (path) =>
    addSmooth(path, [
      { x: -7, y: -18 },
      { x: -9 * breath, y: -32 },
      { x: Math.sin(t * 7 + phase) * 2, y: -52 * breath },
      { x: 9 * breath, y: -32 },
      { x: 7, y: -18 },
    ]),
  );
  easel.fill("#fffbe6", (path) => addEllipse(path, 0, -26, 4.5, 8 * breath));
  easel.line(withAlpha(metal, 1), 2.4, (path) => {
    addRoundRect(path, -16, -58, 32, 46, 6);
    path.moveTo(0, -58);
    path.lineTo(0, -12);
  });
  easel.form({ x: -20, y: -14, width: 40, height: 14 }, "#6d5844", (path) =>
    addRoundRect(path, -20, -14, 40, 14, 5),
  );
}

export function paintStar(easel: Easel): void {
  const { t, phase } = easel;
  const color = easel.own("#ffe08a");
  const pulse = 0.9 + Math.sin(t * 2.2 + phase) * 0.1;
  easel.glow(0, -30, 92 * pulse, color, 0.62);
  easel.fill(color, (path) =>
    addStar(path, 0, -30, 30 * pulse, { rotation: Math.sin(t * 0.8 + phase) * 0.14 }),
  );
  easel.fill(mix(color, "#ffffff", 0.6), (path) =>
    addStar(path, 0, -30, 16 * pulse, { rotation: Math.sin(t * 0.8 + phase) * 0.14 }),
  );
}

export function paintCampfire(easel: Easel): void {
  const { t, phase, darkness } = easel;
  easel.shadow(48);
  easel.glow(0, -34, 150, "#ff9a3c", 0.34 + 0.36 * darkness);
  for (const [x, turn] of [
    [-18, 0.3],
    [18, -0.3],
  ] as const) {
    easel.surface.save();
    easel.surface.translate(x, -5);
    easel.surface.rotate(turn);
    easel.form({ x: -34, y: -7, width: 68, height: 14 }, "#6b4428", (path) =>
      addRoundRect(path, -34, -7, 68, 14, 7),
    );
    easel.surface.restore();
  }
  for (const [color, size, speed] of [
    ["#ff6a2b", 1, 6.1],
    ["#ffab3d", 0.72, 7.7],
    ["#fff0a8", 0.42, 9.3],
  ] as const) {
    const sway = Math.sin(t * speed + phase) * 6 * size;
    const tall = (66 + Math.sin(t * speed * 1.7 + phase) * 8) * size;
    easel.fill(color, (path) =>
      addSmooth(path, [
        { x: -24 * size, y: -10 },
        { x: -26 * size, y: -26 * size - 8 },
        { x: -9 * size + sway * 0.4, y: -tall * 0.62 - 8 },
        { x: sway, y: -tall - 14 },
        { x: 11 * size + sway * 0.3, y: -tall * 0.58 - 8 },
        { x: 26 * size, y: -24 * size - 8 },
        { x: 24 * size, y: -10 },
      ]),
    );
  }
}
