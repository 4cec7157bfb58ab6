import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, addPolygon, addRoundRect } from "#paint/path.ts";
import type { Easel } from "#prop/easel.ts";

export function paintBalloon(easel: Easel): void {
  const color = easel.own("#ff6b7d");
  const { surface, t, phase } = easel;
  surface.save();
  surface.rotate(Math.sin(t * 1.1 + phase) * 0.06);
  easel.line(easel.tone("#8a7a6a"), 1.6, (path) => {
    path.moveTo(0, 0);
    path.bezierCurveTo(8, -20, -8, -40, 0, -58);
  });
  easel.form({ x: -30, y: -130, width: 60, height: 72 }, color, (path) => {
    path.moveTo(0, -58);
    path.bezierCurveTo(-42, -84, -36, -132, 0, -132);
    path.bezierCurveTo(36, -132, 42, -84, 0, -58);
    path.closePath();
  });
  easel.fill(withAlpha("#ffffff", 0.55), (path) => addEllipse(path, -12, -110, 6, 12, 0.35));
  easel.fill(easel.tone(color, -0.3), (path) =>
    addPolygon(path, [
      { x: 0, y: -60 },
      { x: -6, y: -51 },
      { x: 6, y: -51 },
    ]),
  );
  surface.restore();
}

export function paintBall(easel: Easel): void {
  const color = easel.own("#ff5d6c");
  easel.shadow(24);
  easel.form({ x: -27, y: -54, width: 54, height: 54 }, color, (path) =>
    addCircle(path, 0, -27, 27),
  );
  easel.surface.save();
  easel.surface.beginPath();
  addCircle(easel.surface, 0, -27, 26);
  easel.surface.clip();
  easel.fill(easel.tone("#fff4dd"), (path) => addEllipse(path, 0, -27, 8, 28, 0.5));
  easel.fill(easel.tone("#4fb8ff"), (path) => addEllipse(path, 22, -34, 10, 26, 0.5));
  easel.surface.restore();
  easel.fill(withAlpha("#ffffff", 0.6), (path) => addEllipse(path, -9, -40, 6, 4, -0.6));
}

export function paintDrum(easel: Easel): void {
  const color = easel.own("#c8403a");
  easel.shadow(46);
  easel.form({ x: -46, y: -62, width: 92, height: 62 }, color, (path) => {
    path.moveTo(-46, -60);
    path.lineTo(-42, -6);
    path.quadraticCurveTo(0, 9, 42, -6);
    path.lineTo(46, -60);
    path.closePath();
  });
  easel.line(easel.tone("#f5c451"), 3, (path) => {
    for (let index = 0; index < 5; index += 1) {
      const x = -42 + index * 21;
      path.moveTo(x, -56);
      path.lineTo(Math.min(40, x + 10), -8);
      path.lineTo(Math.min(44, x + 20), -56);
    }
  });
  easel.form({ x: -48, y: -74, width: 96, height: 28 }, "#f8ecd4", (path) =>
    addEllipse(path, 0, -60, 47, 13),
  );
  easel.line(easel.tone("#e0a93a"), 4, (path) => addEllipse(path, 0, -60, 47, 13));
}

/** A kite in the wind; its tail is a traveling wave. */
export function paintKite(easel: Easel): void {
  const color = easel.own("#4fb8ff");
  const { surface, t, phase } = easel;
  surface.save();
  surface.translate(Math.sin(t * 0.9 + phase) * 6, -64 + Math.sin(t * 1.4 + phase) * 5);
  surface.rotate(0.28 + Math.sin(t * 1.2 + phase) * 0.08);
  easel.line(easel.tone("#f5e6c8"), 2.2, (path) => {
    path.moveTo(0, 46);
    for (let index = 1; index <= 10; index += 1)
      path.lineTo(Math.sin(t * 5 - index * 0.7) * index * 1.3, 46 + index * 7);
  });
  easel.form({ x: -34, y: -46, width: 68, height: 92 }, color, (path) =>
    addPolygon(path, [
      { x: 0, y: -46 },
      { x: 34, y: -8 },
      { x: 0, y: 46 },
      { x: -34, y: -8 },
    ]),
  );
  easel.fill(easel.tone(mix(color, "#ffffff", 0.45), 0.2), (path) =>
    addPolygon(path, [
      { x: 0, y: -46 },
      { x: 34, y: -8 },
      { x: 0, y: -8 },
    ]),
  );
  easel.fill(easel.tone(mix(color, "#ffd84d", 0.7)), (path) =>
    addPolygon(path, [
      { x: 0, y: 46 },
      { x: -34, y: -8 },
      { x: 0, y: -8 },
    ]),
  );
  surface.restore();
}

export function paintUmbrella(easel: Easel): void {
  const color = easel.own("#d4475a");
  easel.surface.save();
  easel.surface.rotate(Math.sin(easel.t * 1.2 + easel.phase) * 0.03);
  easel.line(easel.tone("#6b4a34"), 4.5, (path) => {
    path.moveTo(0, -112);
    path.lineTo(0, -12);
    path.arc(7, -12, 7, Math.PI, Math.PI * 0.15, true);
  });
  easel.form({ x: -66, y: -122, width: 132, height: 60 }, color, (path) => {
    path.moveTo(-66, -66);
    path.bezierCurveTo(-58, -142, 58, -142, 66, -66);
    path.quadraticCurveTo(48, -80, 33, -66);
    path.quadraticCurveTo(16, -80, 0, -66);
    path.quadraticCurveTo(-16, -80, -33, -66);
    path.quadraticCurveTo(-48, -80, -66, -66);
    path.closePath();
  });
  easel.line(easel.tone(color, -0.45), 2, (path) => {
    for (const x of [-33, 0, 33]) {
      path.moveTo(0, -122);
      path.quadraticCurveTo(x * 0.8, -104, x, -67);
    }
  });
  easel.fill(easel.tone("#f5c451"), (path) => addRoundRect(path, -3, -130, 6, 12, 3));
  easel.surface.restore();
}
