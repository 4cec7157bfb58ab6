import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, addRoundRect } from "#paint/path.ts";
import type { Easel } from "#prop/easel.ts";

/** Height of a table of size 1, in stage units. */
const tableHeight = 72;

export function paintTable(easel: Easel): void {
  const wood = easel.own("#a9743f");
  easel.shadow(92);
  for (const x of [-62, 62])
    easel.form({ x: x - 7, y: -64, width: 14, height: 62 }, mix(wood, "#3a2418", 0.3), (path) =>
      addRoundRect(path, x - 7, -64, 14, 62, 4),
    );
  for (const x of [-84, 84])
    easel.form({ x: x - 8, y: -66, width: 16, height: 70 }, wood, (path) =>
      addRoundRect(path, x - 8, -66, 16, 70, 5),
    );
  easel.form({ x: -90, y: -62, width: 180, height: 16 }, mix(wood, "#3a2418", 0.18), (path) =>
    addRoundRect(path, -90, -62, 180, 16, 3),
  );
  easel.form({ x: -102, y: -tableHeight - 2, width: 204, height: 13 }, wood, (path) =>
    addRoundRect(path, -102, -tableHeight - 2, 204, 13, 6),
  );
  easel.line(withAlpha(easel.tone(mix(wood, "#ffffff", 0.35), 0.4), 0.7), 2, (path) => {
    path.moveTo(-94, -tableHeight + 1);
    path.lineTo(94, -tableHeight + 1);
  });
}

/** A kettle; steam leaves its spout while it is lit (boiling). */
export function paintKettle(easel: Easel): void {
  const enamel = easel.own("#c8433a");
  const { t, phase } = easel;
  const { lit } = easel.look;
  easel.shadow(30);
  easel.line(easel.tone("#4a3a34", -0.1), 6, (path) => {
    path.moveTo(-20, -46);
    path.bezierCurveTo(-26, -84, 26, -84, 20, -46);
  });
  easel.form({ x: 22, y: -52, width: 34, height: 40 }, enamel, (path) => {
    path.moveTo(20, -16);
    path.bezierCurveTo(38, -18, 34, -42, 52, -54);
    path.lineTo(60, -48);
    path.bezierCurveTo(46, -38, 52, -12, 22, -4);
    path.closePath();
  });
  easel.form({ x: -34, y: -52, width: 68, height: 52 }, enamel, (path) => {
    path.moveTo(-34, -4);
    path.bezierCurveTo(-42, -34, -26, -52, 0, -52);
    path.bezierCurveTo(26, -52, 42, -34, 34, -4);
    path.quadraticCurveTo(0, 4, -34, -4);
    path.closePath();
  });
  easel.line(easel.tone(mix(enamel, "#1c1420", 0.45)), 2.4, (path) => {
    path.moveTo(-22, -44);
    path.quadraticCurveTo(0, -38, 22, -44);
  });
  easel.fill(easel.tone("#2e2630"), (path) => addEllipse(path, 0, -55, 6, 5));
  easel.line(withAlpha("#ffffff", 0.5), 4, (path) => {
    path.moveTo(-24, -14);
    path.quadraticCurveTo(-28, -30, -18, -40);
  });
  if (lit > 0.02) paintSteam(easel, { x: 58, y: -56, weight: lit, t, phase });
}

/** A cooking pot with two handles; it steams while it is lit. */
export function paintPot(easel: Easel): void {
  const iron = easel.own("#5a5866");
  const { t, phase } = easel;
  easel.shadow(46);
  easel.line(easel.tone(iron, -0.3), 7, (path) => {
    for (const side of [-1, 1]) {
      path.moveTo(side * 42, -44);
      path.bezierCurveTo(side * 62, -48, side * 62, -26, side * 44, -28);
    }
  });
  easel.form({ x: -46, y: -58, width: 92, height: 58 }, iron, (path) => {
    path.moveTo(-46, -56);
    path.bezierCurveTo(-48, -18, -40, 2, -24, 2);
    path.lineTo(24, 2);
    path.bezierCurveTo(40, 2, 48, -18, 46, -56);
    path.closePath();
  });
  easel.form({ x: -50, y: -66, width: 100, height: 18 }, mix(iron, "#ffffff", 0.14), (path) =>
    addEllipse(path, 0, -57, 50, 9),
  );
  easel.fill(easel.tone("#d8923e", 0.1), (path) => addEllipse(path, 0, -57, 42, 6));
  easel.fill(easel.tone("#f3c874", 0.3), (path) => {
    for (const [x, y, r] of [
      [-18, -58, 6],
      [8, -55, 5],
      [22, -58, 4],
    ] as const)
      addEllipse(path, x, y + Math.sin(t * 2 + x + phase) * 0.6, r, r * 0.4);
  });
  easel.line(withAlpha("#ffffff", 0.32), 5, (path) => {
    path.moveTo(-34, -40);
    path.quadraticCurveTo(-34, -18, -26, -8);
  });
  const weight = easel.look.lit;
  if (weight <= 0.02) return;
  for (const x of [-16, 14]) paintSteam(easel, { x, y: -60, weight, t, phase: phase + x });
}

/** A bowl with noodles hanging over chopsticks. */
export function paintBowl(easel: Easel): void {
  const glaze = easel.own("#e8505b");
  const { t, phase } = easel;
  easel.shadow(36);
  easel.line(easel.tone("#8a4a34", 0.1), 4, (path) => {
    path.moveTo(12, -44);
    path.lineTo(40, -88);
    path.moveTo(20, -42);
    path.lineTo(50, -84);
  });
  easel.form({ x: -18, y: -8, width: 36, height: 10 }, mix(glaze, "#1c1420", 0.2), (path) =>
    addRoundRect(path, -18, -8, 36, 10, 3),
  );
  easel.form({ x: -44, y: -44, width: 88, height: 42 }, glaze, (path) => {
    path.moveTo(-46, -44);
    path.bezierCurveTo(-42, -14, -24, -4, 0, -4);
    path.bezierCurveTo(24, -4, 42, -14, 46, -44);
    path.closePath();
  });
  easel.fill(easel.tone(mix(glaze, "#ffffff", 0.55), 0.2), (path) =>
    addEllipse(path, 0, -44, 46, 9),
  );
  easel.fill(easel.tone("#f2d79a", 0.1), (path) => addEllipse(path, 0, -46, 40, 8));
  easel.line(easel.tone("#c98f3e"), 2.2, (path) => {
    for (const x of [-24, -8, 8]) {
      path.moveTo(x - 8, -46);
      path.bezierCurveTo(x - 4, -56, x + 6, -54, x + 10, -45);
    }
  });
  easel.fill(easel.tone("#5fae6a"), (path) => {
    addEllipse(path, -26, -50, 4, 2);
    addEllipse(path, 4, -53, 4, 2);
  });
  easel.line(withAlpha("#ffffff", 0.5), 3.4, (path) => {
    path.moveTo(-34, -32);
    path.quadraticCurveTo(-28, -16, -14, -11);
  });
  const weight = easel.look.lit;
  if (weight > 0.02) paintSteam(easel, { x: -10, y: -52, weight, t, phase });
}

/** Three wisps of steam that rise, expand and fade. */
function paintSteam(
  easel: Easel,
  { x, y, weight, t, phase }: { x: number; y: number; weight: number; t: number; phase: number },
): void {
  for (let wisp = 0; wisp < 3; wisp += 1) {
    const age = (((t * 0.42 + wisp / 3 + phase * 0.13) % 1) + 1) % 1;
    const alpha = 0.3 * Math.sin(age * Math.PI) * weight;
    easel.fill(withAlpha(easel.tone("#f4f6fb", 0.3), alpha), (path) =>
      addEllipse(
        path,
        x + Math.sin(t * 1.7 + wisp * 2 + phase) * 5 * age + age * 6,
        y - age * 38,
        5 + age * 9,
        6 + age * 10,
      ),
    );
  }
}
