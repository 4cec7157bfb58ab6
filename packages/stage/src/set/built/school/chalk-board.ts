import { pick } from "@goldmane/std/seeded-random";
import { paintForm } from "#paint/form.ts";
import { linear } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, addRoundRect, addStar, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { faceOf } from "#text/face.ts";
import { setLine, traceLine } from "#text/title-text.ts";
import type { Surface } from "#surface.ts";

type Place = { x: number; y: number; width: number; height: number };

const chalks = ["#fff6e2", "#ffd9a0", "#ffc2cf", "#bfe6ff"] as const;

/** A chalkboard with a lesson on it: letters, a sum, and a doodle in the corner. */
export function paintChalkBoard(
  surface: Surface,
  kit: BackdropContext,
  { x, y, width, height }: Place,
  color: string,
): void {
  const left = x - width / 2;
  const top = y - height / 2;
  const dusk = kit.light.darkness * 0.25;
  fillPath(surface, withAlpha(kit.light.shadow, 0.3), (path) =>
    addRoundRect(path, left - 12, top - 4, width + 34, height + 34, 8),
  );
  const frame = { x: left - 15, y: top - 15, width: width + 30, height: height + 30 };
  paintForm(surface, kit.brush, { box: frame, color: kit.tone(kit.local.wood, 0.1) }, (path) =>
    addRoundRect(path, frame.x, frame.y, frame.width, frame.height, 7),
  );
  surface.fillStyle = linear(surface, { x: left, y: top }, { x: left + width, y: top + height }, [
    [0, kit.tone(color, 0.12 - dusk)],
    [0.5, kit.tone(color, -0.06 - dusk)],
    [1, kit.tone(color, -0.3 - dusk)],
  ]);
  surface.fillRect(left, top, width, height);
  const random = kit.random("lesson");
  fillPath(surface, withAlpha("#ffffff", 0.035), (path) => {
    for (let wipe = 0; wipe < 9; wipe += 1)
      addEllipse(
        path,
        left + 50 + random() * (width - 100),
        top + 40 + random() * (height - 80),
        36 + random() * 60,
        12 + random() * 16,
        random() - 0.5,
      );
  });
  surface.save();
  surface.beginPath();
  surface.rect(left, top, width, height);
  surface.clip();
  writeLesson(surface, kit, { left, top, width });
  surface.restore();
  const tray = { x: left - 6, y: top + height + 10, width: width + 12, height: 11 };
  paintForm(surface, kit.brush, { box: tray, color: kit.tone(kit.local.wood, 0.3) }, (path) =>
    addRoundRect(path, tray.x, tray.y, tray.width, tray.height, 4),
  );
  for (const [index, chalk] of chalks.entries())
    fillPath(surface, kit.tone(chalk, 0.2), (path) =>
      addRoundRect(path, left + 40 + index * 26, tray.y - 5, 18, 6, 3),
    );
  fillPath(surface, kit.tone("#7a5a48", 0), (path) =>
    addRoundRect(path, left + width - 92, tray.y - 13, 48, 14, 3),
  );
}

type Board = { left: number; top: number; width: number };

function writeLesson(surface: Surface, kit: BackdropContext, { left, top, width }: Board): void {
  const random = kit.random("chalk");
  const face = faceOf("text");
  const chalk = (index: number, alpha: number) =>
    withAlpha(mix(chalks[index] ?? chalks[0], kit.light.shadow, kit.light.darkness * 0.3), alpha);
  const write = (text: string, at: { x: number; y: number; size: number }, color: string) => {
    surface.fillStyle = color;
    surface.beginPath();
    traceLine(surface, setLine(face, text), at.x, at.y, at.size);
    surface.fill();
  };
  write("Aa  Bb  Cc  Dd", { x: left + 28, y: top + 48, size: 31 }, chalk(0, 0.82));
  strokePath(surface, chalk(0, 0.35), 2, (path) => {
    path.moveTo(left + 26, top + 62);
    path.lineTo(left + width * 0.56, top + 60);
  });
  const first = 2 + Math.floor(random() * 7);
  const second = 1 + Math.floor(random() * 8);
  const addUp = (a: number, b: number, at: { x: number; y: number; size: number }, ink: string) => {
    const { x, y, size } = at;
    const sum = setLine(face, `${a} + ${b}`);
    write(`${a} + ${b}`, at, ink);
    const after = x + sum.width * size + size * 0.4;
    strokePath(surface, ink, size * 0.09, (path) => {
      for (const rise of [0.26, 0.46]) {
        path.moveTo(after, y - size * rise);
        path.lineTo(after + size * 0.46, y - size * rise - 1);
      }
    });
    write(`${a + b}`, { x: after + size * 0.86, y, size }, ink);
  };
  addUp(first, second, { x: left + 34, y: top + 122, size: 36 }, chalk(1, 0.85));
  const times = 2 + Math.floor(random() * 4);
  addUp(times * 3, times, { x: left + 58, y: top + 176, size: 30 }, chalk(3, 0.75));
  drawDoodle(surface, pick(random, ["ship", "sun", "whale"] as const), {
    x: left + width * 0.78,
    y: top + 116,
    color: chalk(0, 0.85),
    other: chalk(2, 0.8),
  });
}

type Doodle = { x: number; y: number; color: string; other: string };

function drawDoodle(
  surface: Surface,
  kind: "ship" | "sun" | "whale",
  { x, y, color, other }: Doodle,
): void {
  if (kind === "ship") {
    strokePath(surface, color, 3.4, (path) => {
      path.moveTo(x - 58, y + 26);
      path.quadraticCurveTo(x, y + 70, x + 58, y + 26);
      path.closePath();
      path.moveTo(x, y + 26);
      path.lineTo(x, y - 62);
      path.lineTo(x + 44, y + 10);
      path.lineTo(x, y + 12);
    });
    strokePath(surface, other, 3, (path) => {
      for (const wave of [-70, -30, 10, 50]) {
        path.moveTo(x + wave, y + 66);
        path.quadraticCurveTo(x + wave + 12, y + 54, x + wave + 26, y + 66);
      }
    });
    return;
  }
  if (kind === "whale") {
    strokePath(surface, color, 3.4, (path) => {
      path.moveTo(x - 62, y + 20);
      path.bezierCurveTo(x - 60, y - 44, x + 40, y - 40, x + 46, y + 12);
      path.lineTo(x + 76, y - 14);
      path.lineTo(x + 74, y + 30);
      path.bezierCurveTo(x + 40, y + 52, x - 40, y + 50, x - 62, y + 20);
    });
    strokePath(surface, other, 3, (path) => {
      path.moveTo(x - 12, y - 38);
      path.quadraticCurveTo(x - 14, y - 70, x - 32, y - 66);
      path.moveTo(x - 12, y - 38);
      path.quadraticCurveTo(x - 8, y - 72, x + 12, y - 66);
      path.moveTo(x - 40, y + 4);
      path.arc(x - 43, y + 4, 3, 0, 6.3);
    });
    return;
  }
  strokePath(surface, other, 3.4, (path) => {
    for (let ray = 0; ray < 10; ray += 1) {
      const angle = ray * 0.628;
      path.moveTo(x + Math.cos(angle) * 42, y + Math.sin(angle) * 42);
      path.lineTo(x + Math.cos(angle) * 62, y + Math.sin(angle) * 62);
    }
  });
  strokePath(surface, color, 3.4, (path) => {
    path.moveTo(x + 34, y);
    path.arc(x, y, 34, 0, 6.3);
    path.moveTo(x + 16, y + 8);
    path.arc(x, y + 6, 16, 0.2, 2.9);
  });
  fillPath(surface, color, (path) => {
    addStar(path, x - 12, y - 8, 5);
    addStar(path, x + 12, y - 8, 5);
  });
}
