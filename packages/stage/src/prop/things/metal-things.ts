import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, addPolygon, addRoundRect, type Trace } from "#paint/path.ts";
import type { Easel } from "#prop/easel.ts";

const gold = "#e0a93a";
const steel = "#c4cedd";

export function paintKey(easel: Easel): void {
  const color = easel.own(gold);
  const bright = mix(easel.tone(color, 0.6), color, 0.3 + 0.4 * easel.darkness);
  const edge = easel.tone(color, -0.8);
  easel.glow(0, -24, 46, color, 0.22);
  const ring: Trace = (path) => addCircle(path, 0, -42, 12);
  const blade = (grown: number): Trace => {
    return (path) => {
      addRoundRect(path, -4 - grown, -30 - grown, 8 + grown * 2, 30 + grown * 2, 3);
      addRoundRect(path, 3 - grown, -8 - grown, 13 + grown * 2, 6 + grown * 2, 2);
      addRoundRect(path, 3 - grown, -19 - grown, 9 + grown * 2, 6 + grown * 2, 2);
    };
  };
  easel.fill(edge, blade(1.6));
  easel.line(edge, 10.2, ring);
  easel.fill(bright, blade(0));
  easel.line(bright, 7, ring);
  easel.line(withAlpha("#ffffff", 0.55), 2, (path) => {
    path.arc(0, -42, 12, Math.PI * 1.05, Math.PI * 1.6);
    path.moveTo(-1.6, -26);
    path.lineTo(-1.6, -6);
  });
}

/** A bell that swings slightly. */
export function paintBell(easel: Easel): void {
  const color = easel.own(gold);
  const { surface, t, phase } = easel;
  surface.save();
  surface.translate(0, -74);
  surface.rotate(Math.sin(t * 2.6 + phase) * 0.09);
  easel.line(easel.tone("#5b4a3c"), 5, (path) => path.arc(0, -4, 8, Math.PI, 0));
  easel.fill(easel.tone(color, -0.5), (path) =>
    addCircle(path, Math.sin(t * 2.6 + phase - 0.5) * 5, 70, 8),
  );
  easel.form({ x: -34, y: 0, width: 68, height: 68 }, color, (path) => {
    path.moveTo(-34, 66);
    path.bezierCurveTo(-22, 52, -26, 2, 0, 0);
    path.bezierCurveTo(26, 2, 22, 52, 34, 66);
    path.quadraticCurveTo(0, 74, -34, 66);
    path.closePath();
  });
  easel.line(easel.tone(color, -0.35), 3, (path) => {
    path.moveTo(-25, 48);
    path.quadraticCurveTo(0, 54, 25, 48);
  });
  easel.line(withAlpha("#ffffff", 0.5), 4, (path) => {
    path.moveTo(-13, 42);
    path.quadraticCurveTo(-14, 18, -6, 9);
  });
  surface.restore();
}

export function paintCrown(easel: Easel): void {
  const color = easel.own(gold);
  easel.glow(0, -20, 52, color, 0.25);
  easel.form({ x: -30, y: -44, width: 60, height: 44 }, color, (path) =>
    addPolygon(path, [
      { x: -28, y: 0 },
      { x: -32, y: -36 },
      { x: -15, y: -18 },
      { x: 0, y: -44 },
      { x: 15, y: -18 },
      { x: 32, y: -36 },
      { x: 28, y: 0 },
    ]),
  );
  for (const [x, gem] of [
    [-16, "#d4475a"],
    [0, "#4fb8ff"],
    [16, "#5fcf8a"],
  ] as const)
    easel.fill(gem, (path) => addCircle(path, x, -8, 4.6));
}

export function paintSword(easel: Easel): void {
  const blade = easel.own(steel);
  const { surface } = easel;
  surface.save();
  surface.translate(0, -8);
  surface.rotate(0.5);
  easel.form({ x: -8, y: -116, width: 16, height: 92 }, blade, (path) =>
    addPolygon(path, [
      { x: -8, y: -24 },
      { x: -8, y: -100 },
      { x: 0, y: -118 },
      { x: 8, y: -100 },
      { x: 8, y: -24 },
    ]),
  );
  easel.line(withAlpha("#ffffff", 0.65), 2, (path) => {
    path.moveTo(-1, -30);
    path.lineTo(-1, -104);
  });
  easel.form({ x: -24, y: -28, width: 48, height: 9 }, gold, (path) =>
    addRoundRect(path, -24, -28, 48, 9, 4),
  );
  easel.form({ x: -5, y: -20, width: 10, height: 24 }, "#7a3b2a", (path) =>
    addRoundRect(path, -5, -20, 10, 24, 4),
  );
  easel.fill(easel.tone(gold, 0.3), (path) => addCircle(path, 0, 7, 6.5));
  surface.restore();
}

/** A standing mirror with a slow gleam, tall enough to serve as a screen. */
export function paintMirror(easel: Easel): void {
  const frame = easel.own(gold);
  const { t, phase } = easel;
  easel.shadow(40);
  easel.glow(0, -66, 92, "#fff3d0", 0.24);
  easel.form({ x: -48, y: -136, width: 96, height: 132 }, frame, (path) =>
    addRoundRect(path, -48, -136, 96, 132, 30),
  );
  const glass = easel.tone("#bfe3f2", 0.35);
  easel.fill(glass, (path) => addRoundRect(path, -39, -127, 78, 114, 24));
  const gleam = ((t * 0.16 + phase) % 1.6) * 110 - 60;
  easel.surface.save();
  easel.surface.beginPath();
  addRoundRect(easel.surface, -39, -127, 78, 114, 24);
  easel.surface.clip();
  easel.fill(mix(glass, "#ffffff", 0.55), (path) =>
    addPolygon(path, [
      { x: gleam, y: -13 },
      { x: gleam + 40, y: -127 },
      { x: gleam + 62, y: -127 },
      { x: gleam + 22, y: -13 },
    ]),
  );
  easel.surface.restore();
  easel.fill(easel.tone(frame, 0.4), (path) => addEllipse(path, 0, -140, 12, 8));
}
