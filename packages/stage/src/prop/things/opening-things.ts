import { clamp } from "@goldmane/std/clamp";
import { falling } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, addPolygon, addRoundRect, addSmooth } from "#paint/path.ts";
import type { Surface } from "#surface.ts";
import type { Easel } from "#prop/easel.ts";

/**
 * A front door with a lit pane. When open, its leaf swings inwards and light falls over the step.
 */
export function paintDoor(easel: Easel): void {
  paintDoorFrame(easel);
  paintDoorLeaf(easel);
}

/** The frame, with the bright room behind it once the door opens. */
export function paintDoorFrame(easel: Easel): void {
  const open = clamp(easel.look.open, 0, 1.1);
  easel.shadow(46);
  easel.form({ x: -48, y: -142, width: 96, height: 142 }, "#b59a78", (path) => {
    path.moveTo(-48, 0);
    path.lineTo(-48, -96);
    path.bezierCurveTo(-48, -158, 48, -158, 48, -96);
    path.lineTo(48, 0);
    path.closePath();
  });
  if (open > 0) paintDoorway(easel, open);
}

export function paintDoorLeaf(easel: Easel): void {
  const color = easel.own("#8a3f3a");
  const open = clamp(easel.look.open, 0, 1.1);
  if (open <= 0) {
    paintLeaf(easel, color);
    return;
  }
  const { surface } = easel;
  surface.save();
  surface.translate(-38, 0);
  surface.transform(1 - 0.78 * open, -0.1 * open, 0, 1 + 0.03 * open, 0, 0);
  surface.translate(38, 0);
  paintLeaf(easel, color);
  easel.fill(withAlpha(easel.tone("#2a1a26", -0.6), 0.3 * clamp(open)), traceLeaf);
  surface.restore();
}

function traceLeaf(path: Surface): void {
  path.moveTo(-38, 0);
  path.lineTo(-38, -94);
  path.bezierCurveTo(-38, -142, 38, -142, 38, -94);
  path.lineTo(38, 0);
  path.closePath();
}

/** Behind the door: a bright room, with its light on the ground in front. */
function paintDoorway(easel: Easel, open: number): void {
  const { surface, darkness } = easel;
  const warm = "#ffd88f";
  const bright = mix(warm, "#fff6dc", 0.5);
  easel.fill(
    falling(surface, -132, 0, [
      [0, mix("#a8683f", warm, 0.4 + darkness * 0.2)],
      [0.6, warm],
      [1, bright],
    ]),
    traceLeaf,
  );
  const reach = clamp(open);
  easel.glow(0, -66, 60 + 90 * reach, warm, (0.2 + 0.4 * darkness) * reach);
  easel.fill(
    falling(surface, 0, 40, [
      [0, withAlpha(bright, 0.6 * reach)],
      [1, withAlpha(warm, 0)],
    ]),
    (path) =>
      addPolygon(path, [
        { x: -36, y: 0 },
        { x: 36, y: 0 },
        { x: 36 + 46 * reach, y: 40 },
        { x: -36 - 22 * reach, y: 40 },
      ]),
  );
}

function paintLeaf(easel: Easel, color: string): void {
  easel.form({ x: -38, y: -130, width: 76, height: 130 }, color, traceLeaf);
  easel.glow(0, -98, 46, "#ffdf9a", 0.15 + 0.4 * easel.darkness);
  easel.fill(easel.darkness > 0.4 ? "#ffe6a8" : easel.tone("#cfe6f2", 0.2), (path) =>
    addCircle(path, 0, -98, 15),
  );
  easel.line(easel.tone(color, -0.4), 2.4, (path) => {
    addCircle(path, 0, -98, 15);
    path.moveTo(0, -113);
    path.lineTo(0, -83);
    path.moveTo(-15, -98);
    path.lineTo(15, -98);
    addRoundRect(path, -26, -66, 22, 54, 3);
    addRoundRect(path, 4, -66, 22, 54, 3);
  });
  easel.fill(easel.tone("#f5c451", 0.4), (path) => addCircle(path, 29, -62, 4.6));
}

/** A chest. When open, its lid leans back and the contents glow. */
export function paintChest(easel: Easel): void {
  const wood = easel.own("#8a5a34");
  const open = clamp(easel.look.open, 0, 1.15);
  easel.shadow(52);
  if (open > 0) paintLid(easel, wood, open);
  easel.form({ x: -50, y: -40, width: 100, height: 40 }, wood, (path) =>
    addRoundRect(path, -50, -40, 100, 40, 6),
  );
  if (open <= 0) {
    easel.form({ x: -52, y: -72, width: 104, height: 36 }, wood, (path) => {
      path.moveTo(-52, -38);
      path.bezierCurveTo(-52, -84, 52, -84, 52, -38);
      path.closePath();
    });
    for (const x of [-38, 32])
      easel.fill(easel.tone("#d9a441", 0.2), (path) => addRoundRect(path, x, -66, 7, 64, 2));
  } else
    for (const x of [-38, 32])
      easel.fill(easel.tone("#d9a441", 0.2), (path) => addRoundRect(path, x, -38, 7, 36, 2));
  easel.fill(easel.tone("#d9a441", 0.4), (path) => addRoundRect(path, -10, -48, 20, 20, 5));
  easel.fill(easel.tone("#4a2f1a"), (path) => addCircle(path, 0, -38, 3.6));
}

/** The lid, from a closed arch through its edge to its hollow inside, behind the box. */
function paintLid(easel: Easel, wood: string, open: number): void {
  const gold = "#ffd777";
  const risen = -38 - 50 * open;
  easel.form({ x: -52, y: risen - 8, width: 104, height: 50 * open + 8 }, wood, (path) => {
    path.moveTo(-52, -38);
    path.lineTo(-52, risen + 10);
    path.bezierCurveTo(-50, risen - 16, 50, risen - 16, 52, risen + 10);
    path.lineTo(52, -38);
    path.closePath();
  });
  easel.fill(easel.tone("#4a2c1c", -0.2), (path) => {
    path.moveTo(-44, -38);
    path.lineTo(-44, risen + 13);
    path.bezierCurveTo(-42, risen - 4, 42, risen - 4, 44, risen + 13);
    path.lineTo(44, -38);
    path.closePath();
  });
  easel.fill(easel.tone("#3a2218", -0.4), (path) => addEllipse(path, 0, -40, 48, 9));
  const shine = clamp(open) * (0.85 + 0.15 * Math.sin(easel.t * 2.3 + easel.phase));
  easel.fill(withAlpha(gold, 0.85 * shine), (path) => addEllipse(path, 0, -41, 40, 6.5));
  easel.glow(0, -52, 96, gold, 0.6 * shine);
}

/** An egg that rocks occasionally. When open, the shell has split and the cap lies beside it. */
export function paintEgg(easel: Easel): void {
  const { open } = easel.look;
  if (open > 0) paintHatched(easel, clamp(open, 0, 1.1));
  else {
    const restless = Math.max(0, Math.sin(easel.t * 0.9 + easel.phase) - 0.6) * 2.5;
    easel.shadow(26);
    easel.surface.save();
    easel.surface.rotate(Math.sin(easel.t * 13) * 0.09 * restless);
    paintShell(easel);
    easel.surface.restore();
  }
}

const jags = [-31, -20, -10, 0, 10, 20, 31];

function paintHatched(easel: Easel, open: number): void {
  const { surface } = easel;
  easel.shadow(26);
  const edge = (path: Surface, shift: number) => {
    for (const [index, x] of jags.entries())
      path.lineTo(x, -38 + shift + (index % 2 === 0 ? -6 : 5));
  };
  easel.fill(easel.tone("#6a5238", -0.4), (path) => addEllipse(path, 0, -37, 27, 8));
  easel.glow(0, -40, 70, "#ffe6a0", 0.5 * clamp(open));
  for (const cap of [false, true]) {
    surface.save();
    if (cap) {
      surface.translate(46 * open, (-30 + 58 * open) * open - 4 * open);
      surface.translate(0, -38);
      surface.rotate(2.1 * open);
      surface.translate(0, 38);
    }
    surface.beginPath();
    surface.moveTo(-40, cap ? -80 : 8);
    surface.lineTo(-40, -38);
    edge(surface, 0);
    surface.lineTo(40, -38);
    surface.lineTo(40, cap ? -80 : 8);
    surface.closePath();
    surface.clip();
    paintShell(easel);
    surface.restore();
  }
}

function paintShell(easel: Easel): void {
  const color = easel.own("#f3e3c3");
  easel.form({ x: -27, y: -68, width: 54, height: 68 }, color, (path) =>
    addSmooth(path, [
      { x: -26, y: 2 },
      { x: -31, y: -30 },
      { x: -17, y: -70 },
      { x: 17, y: -70 },
      { x: 31, y: -30 },
      { x: 26, y: 2 },
    ]),
  );
  for (const [x, y, size] of [
    [-9, -24, 5],
    [8, -40, 4],
    [12, -16, 3.4],
    [-4, -50, 3],
  ] as const)
    easel.fill(easel.tone(mix(color, "#b5763e", 0.55)), (path) =>
      addEllipse(path, x, y, size, size * 0.8),
    );
}
