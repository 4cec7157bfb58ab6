import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, addPolygon, addRoundRect, addSmooth, addStar } from "#paint/path.ts";
import type { Easel } from "#prop/easel.ts";

/** A lantern with an animated flame; when raised, it has a hook. */
export function paintLantern(easel: Easel): void {
  const { t, phase, darkness } = easel;
  const { lit } = easel.look;
  const flame = easel.own("#ffc85a");
  const breath = 0.86 + Math.sin(t * 5.1 + phase) * 0.07 + Math.sin(t * 11.3 + phase * 2) * 0.04;
  easel.glow(0, -36, 74 + 60 * darkness, flame, (0.32 + 0.4 * darkness) * breath * lit);
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
  const glass = lit < 1 ? mix(easel.tone("#57607a", -0.2), flame, lit * 0.9) : flame;
  easel.fill(mix(glass, "#fff6d8", 0.35 * lit), (path) => addRoundRect(path, -16, -58, 32, 46, 6));
  if (lit > 0.02) paintLanternFlame(easel, flame, breath);
  easel.line(withAlpha(metal, 1), 2.4, (path) => {
    addRoundRect(path, -16, -58, 32, 46, 6);
    path.moveTo(0, -58);
    path.lineTo(0, -12);
  });
  easel.form({ x: -20, y: -14, width: 40, height: 14 }, "#6d5844", (path) =>
    addRoundRect(path, -20, -14, 40, 14, 5),
  );
}

/** The flame stands on its wick and grows from there when lit. */
function paintLanternFlame(easel: Easel, flame: string, breath: number): void {
  const { surface, t, phase } = easel;
  const { lit } = easel.look;
  surface.save();
  if (lit !== 1) {
    surface.translate(0, -18);
    surface.scale(lit, lit);
    surface.translate(0, 18);
  }
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
  surface.restore();
}

export function paintStar(easel: Easel): void {
  const { t, phase } = easel;
  const { lit } = easel.look;
  const color =
    lit < 1 ? mix(easel.tone("#8a8498"), easel.own("#ffe08a"), lit) : easel.own("#ffe08a");
  const pulse = 0.9 + Math.sin(t * 2.2 + phase) * 0.1;
  easel.glow(0, -30, 92 * pulse, color, 0.62 * lit);
  easel.fill(color, (path) =>
    addStar(path, 0, -30, 30 * pulse, { rotation: Math.sin(t * 0.8 + phase) * 0.14 }),
  );
  easel.fill(mix(color, "#ffffff", 0.6 * lit), (path) =>
    addStar(path, 0, -30, 16 * pulse, { rotation: Math.sin(t * 0.8 + phase) * 0.14 }),
  );
}

export function paintCampfire(easel: Easel): void {
  const { t, phase, darkness } = easel;
  const { lit } = easel.look;
  easel.shadow(48);
  easel.glow(0, -34, 150, "#ff9a3c", (0.34 + 0.36 * darkness) * lit);
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
  if (lit <= 0.02) return;
  for (const [color, full, speed] of [
    ["#ff6a2b", 1, 6.1],
    ["#ffab3d", 0.72, 7.7],
    ["#fff0a8", 0.42, 9.3],
  ] as const) {
    const size = full * lit;
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
