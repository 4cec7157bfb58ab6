import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, addPolygon, addRoundRect, addSmooth } from "#paint/path.ts";
import type { Easel } from "#prop/easel.ts";

export function paintCake(easel: Easel): void {
  const { eaten } = easel.look;
  easel.shadow(48);
  if (eaten <= 0) {
    paintWholeCake(easel);
    return;
  }
  const { surface } = easel;
  paintPlate(easel, eaten);
  if (eaten >= 0.98) return;
  surface.save();
  surface.beginPath();
  const edge = 60 - 116 * eaten;
  surface.moveTo(-70, 10);
  surface.lineTo(-70, -130);
  surface.lineTo(edge, -130);
  for (let bite = 0; bite < 6; bite += 1)
    surface.quadraticCurveTo(edge - 15, -114 + bite * 24, edge, -106 + bite * 24 + 8);
  surface.lineTo(edge, 10);
  surface.closePath();
  surface.clip();
  paintWholeCake(easel);
  surface.restore();
}

/** The plate that remains. */
function paintPlate(easel: Easel, eaten: number): void {
  easel.form({ x: -58, y: -8, width: 116, height: 10 }, "#f4efe6", (path) =>
    addEllipse(path, 0, -2, 58, 8),
  );
  easel.fill(easel.tone("#c98a4e"), (path) => {
    for (const [x, y, size, from] of [
      [30, -4, 4, 0.3],
      [12, -1, 3, 0.5],
      [-8, -5, 4.4, 0.7],
      [-26, -2, 3.4, 0.85],
      [38, 0, 2.6, 0.4],
    ] as const)
      if (eaten > from) addEllipse(path, x, y, size, size * 0.7);
  });
}

function paintWholeCake(easel: Easel): void {
  const icing = easel.own("#ffd3e2");
  const { t, phase } = easel;
  const { lit } = easel.look;
  easel.form({ x: -48, y: -36, width: 96, height: 36 }, "#d99a5a", (path) =>
    addRoundRect(path, -48, -36, 96, 36, 8),
  );
  easel.form({ x: -34, y: -68, width: 68, height: 36 }, "#e8b070", (path) =>
    addRoundRect(path, -34, -68, 68, 36, 8),
  );
  for (const [half, top] of [
    [48, -40],
    [34, -72],
  ] as const)
    easel.form({ x: -half, y: top, width: half * 2, height: 22 }, icing, (path) => {
      path.moveTo(-half, top + 8);
      path.quadraticCurveTo(-half, top - 4, -half + 12, top - 4);
      path.lineTo(half - 12, top - 4);
      path.quadraticCurveTo(half, top - 4, half, top + 8);
      for (let index = 0; index < 6; index += 1) {
        const x = half - (index + 1) * (half / 3);
        path.quadraticCurveTo(x + half / 6, top + (index % 2 === 0 ? 22 : 15), x, top + 8);
      }
      path.closePath();
    });
  for (const x of [-18, 0, 18]) {
    easel.fill(easel.tone(x === 0 ? "#6fc7ff" : "#ff8fb1"), (path) =>
      addRoundRect(path, x - 2.5, -92, 5, 18, 2),
    );
    const flicker = 1 + Math.sin(t * 9 + x + phase) * 0.15;
    easel.glow(x, -98, 20, "#ffcf5a", 0.6 * lit);
    if (lit > 0.02)
      easel.fill("#ffe9a0", (path) => addEllipse(path, x, -98, 3 * lit, 6 * flicker * lit));
  }
  easel.fill(easel.tone("#d4475a", 0.2), (path) => addCircle(path, -30, -44, 5));
}

export function paintMap(easel: Easel): void {
  const paper = easel.own("#f0dcae");
  easel.form({ x: -48, y: -62, width: 96, height: 62 }, paper, (path) =>
    addPolygon(path, [
      { x: -48, y: -56 },
      { x: -16, y: -63 },
      { x: 16, y: -55 },
      { x: 48, y: -62 },
      { x: 46, y: -4 },
      { x: 16, y: 2 },
      { x: -16, y: -6 },
      { x: -46, y: 1 },
    ]),
  );
  easel.line(withAlpha(easel.tone("#8a6a3c"), 0.55), 1.6, (path) => {
    for (const x of [-16, 16]) {
      path.moveTo(x, x < 0 ? -63 : -55);
      path.lineTo(x, x < 0 ? -6 : 2);
    }
  });
  easel.fill(easel.tone("#8fbf8a"), (path) =>
    addSmooth(path, [
      { x: -36, y: -18 },
      { x: -38, y: -40 },
      { x: -12, y: -50 },
      { x: -6, y: -30 },
      { x: -20, y: -14 },
    ]),
  );
  easel.line(easel.tone("#b3402e"), 3, (path) => {
    for (const [x, y] of [
      [-24, -22],
      [-11, -28],
      [2, -24],
      [14, -32],
    ] as const) {
      path.moveTo(x, y);
      path.lineTo(x + 6, y - 3);
    }
    path.moveTo(24, -42);
    path.lineTo(36, -30);
    path.moveTo(36, -42);
    path.lineTo(24, -30);
  });
}

/** A radio with a glowing dial; the speaker trembles while it is on. */
export function paintRadio(easel: Easel): void {
  const case_ = easel.own("#9c4a3a");
  const { t, phase } = easel;
  const { lit } = easel.look;
  easel.shadow(44);
  easel.line(easel.tone("#b9c3d6"), 3, (path) => {
    path.moveTo(30, -58);
    path.lineTo(48, -104);
  });
  easel.form({ x: -46, y: -62, width: 92, height: 62 }, case_, (path) =>
    addRoundRect(path, -46, -62, 92, 62, 14),
  );
  easel.fill(easel.tone("#2c2430"), (path) => addCircle(path, -18, -30, 20));
  easel.line(easel.tone("#6b5a5f"), 2, (path) => {
    for (const radius of [6, 11, 16])
      addCircle(path, -18, -30, radius + Math.sin(t * 22 + phase + radius) * 0.5 * lit);
  });
  easel.glow(24, -40, 30, "#ffd98a", 0.4 * lit);
  const dial = lit < 1 ? mix(easel.tone("#5a4a48"), "#ffe6ae", lit) : "#ffe6ae";
  easel.fill(dial, (path) => addRoundRect(path, 10, -48, 28, 14, 4));
  easel.fill(easel.tone("#e8d2ae", 0.3), (path) => {
    addCircle(path, 16, -18, 6);
    addCircle(path, 33, -18, 6);
  });
}

export function paintTelescope(easel: Easel): void {
  const brass = easel.own("#d9a441");
  const { surface } = easel;
  easel.shadow(36);
  easel.line(easel.tone("#6b4a34"), 6, (path) => {
    for (const x of [-30, 4, 32]) {
      path.moveTo(0, -64);
      path.lineTo(x, 0);
    }
  });
  surface.save();
  surface.translate(0, -70);
  surface.rotate(-0.5);
  easel.form({ x: -44, y: -11, width: 50, height: 22 }, brass, (path) =>
    addRoundRect(path, -44, -10, 52, 20, 5),
  );
  easel.form({ x: 4, y: -16, width: 58, height: 32 }, "#3c4f8a", (path) =>
    addRoundRect(path, 4, -15, 58, 30, 5),
  );
  easel.form({ x: 58, y: -19, width: 12, height: 38 }, brass, (path) =>
    addRoundRect(path, 58, -18, 12, 36, 5),
  );
  easel.fill(withAlpha("#cfeaff", 0.9), (path) => addEllipse(path, 70, 0, 4, 15));
  surface.restore();
}
