import { seededRandom } from "@goldmane/std/seeded-random";
import { mix } from "#paint/mix.ts";
import { addCircle, addEllipse, addPolygon, addSmooth } from "#paint/path.ts";
import type { Easel } from "#prop/easel.ts";

export function paintFlower(easel: Easel): void {
  const petal = easel.own("#ff7aa8");
  const { surface } = easel;
  const sway = Math.sin(easel.t * 1.4 + easel.phase) * 0.07;
  easel.shadow(16);
  surface.save();
  surface.rotate(sway);
  easel.line(easel.tone("#4f9a52"), 5, (path) => {
    path.moveTo(0, 0);
    path.quadraticCurveTo(6, -26, 0, -54);
  });
  for (const side of [-1, 1])
    easel.form({ x: side < 0 ? -26 : 0, y: -34, width: 26, height: 18 }, "#5fae5a", (path) => {
      path.moveTo(2, -16);
      path.quadraticCurveTo(side * 12, -36, side * 27, -31);
      path.quadraticCurveTo(side * 18, -14, 2, -16);
      path.closePath();
    });
  surface.translate(0, -62);
  surface.rotate(sway * 2);
  for (let index = 0; index < 6; index += 1) {
    surface.save();
    surface.rotate((index / 6) * Math.PI * 2);
    easel.form({ x: -9, y: -29, width: 18, height: 26 }, petal, (path) =>
      addEllipse(path, 0, -17, 9.5, 13),
    );
    surface.restore();
  }
  easel.form({ x: -10, y: -10, width: 20, height: 20 }, "#ffcf4d", (path) =>
    addCircle(path, 0, 0, 10),
  );
  surface.restore();
}

/** A round-crowned tree that sways in the wind. */
export function paintTree(easel: Easel): void {
  const crown = easel.own("#5aa05c");
  const { surface, t, phase } = easel;
  easel.shadow(60);
  easel.form({ x: -15, y: -110, width: 30, height: 112 }, "#7a5138", (path) =>
    addPolygon(path, [
      { x: -19, y: 2 },
      { x: -10, y: -46 },
      { x: -9, y: -112 },
      { x: 9, y: -112 },
      { x: 10, y: -46 },
      { x: 20, y: 2 },
    ]),
  );
  surface.save();
  surface.translate(0, -100);
  surface.rotate(Math.sin(t * 0.9 + phase) * 0.018);
  for (const [x, y, size, shade] of [
    [-46, -14, 44, -0.22],
    [46, -18, 46, -0.16],
    [0, -44, 66, 0],
    [-20, -78, 44, 0.12],
    [26, -70, 38, 0.16],
  ] as const)
    easel.form(
      { x: x - size, y: y - size, width: size * 2, height: size * 2 },
      mix(crown, shade < 0 ? "#1f3f5a" : "#fff2a8", Math.abs(shade)),
      (path) => addSmooth(path, lobes(x, y, size, t + phase)),
    );
  surface.restore();
}

export function paintSeed(easel: Easel): void {
  const glow = 0.7 + Math.sin(easel.t * 2.1 + easel.phase) * 0.3;
  easel.glow(0, -14, 56, "#c8f58a", 0.4 * glow);
  easel.form({ x: -13, y: -30, width: 26, height: 30 }, easel.own("#a5713d"), (path) =>
    addSmooth(path, [
      { x: -14, y: 0 },
      { x: -13, y: -20 },
      { x: 2, y: -40 },
      { x: 14, y: -18 },
      { x: 13, y: 1 },
    ]),
  );
  easel.line(easel.tone("#7fc25a", 0.3), 4, (path) => {
    path.moveTo(2, -32);
    path.quadraticCurveTo(4, -44, 13 + Math.sin(easel.t * 2) * 2, -47);
  });
}

function lobes(x: number, y: number, size: number, t: number): { x: number; y: number }[] {
  const random = seededRandom(Math.round(x * 7 + y * 13));
  return Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2;
    const reach = size * (0.98 + random() * 0.16 + Math.sin(t * 1.3 + index) * 0.012);
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * 0.9 };
  });
}
