import type { Random } from "@goldmane/std/seeded-random";
import { falling } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { paintForm } from "#paint/form.ts";
import { addPolygon, addRoundRect, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { isLampTime, lampColor } from "./lit-window.ts";

export type HighRisePlan = {
  x: number;
  y: number;
  width: number;
  height: number;
  distance: number;
  random: Random;
};

/** A tall building with rows of windows; the darker it is, the more of them are lit. */
export function paintHighRise(surface: Surface, kit: BackdropContext, plan: HighRisePlan): void {
  const { x, y, width, height, distance, random } = plan;
  const own = mix(
    kit.local.wall,
    random() < 0.5 ? kit.local.wallOther : kit.local.roofOther,
    random(),
  );
  const contrast = (1 - distance) * 0.8;
  const color = kit.tone(own, -0.1, distance);
  const top = y - height;
  const left = x - width / 2;
  const kind = Math.floor(random() * 4);
  const round = kit.style.shading === "flat" ? 12 : 0;

  if (distance > 0.6) {
    fillPath(
      surface,
      falling(surface, top, y, [
        [0, color],
        [1, mix(color, kit.light.far, 0.6)],
      ]),
      (path) => {
        addRoundRect(path, left, top, width, height, round);
        if (kind === 0) path.rect(x - 1, top - width * 0.5, 2, width * 0.5);
        if (kind === 1)
          path.rect(left + width * 0.2, top - width * 0.22, width * 0.6, width * 0.24);
      },
    );
  } else {
    paintForm(
      surface,
      kit.brush,
      { box: { x: left, y: top, width, height }, color, contrast, outline: 0.6 },
      (path) => addRoundRect(path, left, top, width, height + 4, round),
    );
    if (kind < 2)
      paintForm(
        surface,
        kit.brush,
        { box: { x: left, y: top - 20, width, height: 20 }, color, contrast },
        (path) =>
          kind === 0
            ? addRoundRect(
                path,
                left + width * 0.16,
                top - width * 0.2,
                width * 0.68,
                width * 0.22,
                round / 2,
              )
            : addPolygon(path, [
                { x: left - 3, y: top + 2 },
                { x, y: top - width * 0.4 },
                { x: left + width + 3, y: top + 2 },
              ]),
      );
    if (kit.style.shading !== "flat" && kit.style.shading !== "cel")
      fillPath(
        surface,
        falling(surface, top, y, [
          [0, withAlpha(kit.light.far, 0)],
          [1, withAlpha(kit.light.far, 0.4)],
        ]),
        (path) => path.rect(left, top, width, height),
      );
  }
  paintRows(surface, kit, { ...plan, top, left, color });
}

function paintRows(
  surface: Surface,
  kit: BackdropContext,
  plan: HighRisePlan & { top: number; left: number; color: string },
): void {
  const { width, height, distance, random, top, left, color } = plan;
  const cell = distance > 0.6 ? 9 : 15 - distance * 8;
  const columns = Math.max(2, Math.floor((width - cell * 0.7) / cell));
  const rows = Math.floor((height - cell) / (cell * 1.2));
  const inset = (width - columns * cell) / 2;
  const lamps = isLampTime(kit);
  const share = lamps ? 0.24 + kit.light.darkness * 0.34 : 0.05;
  const lamp = lampColor(kit);
  const tones = [
    mix(color, kit.light.shadow, 0.32),
    mix(color, kit.light.sky[2], 0.5),
    mix(lamp, kit.light.far, distance * 0.45),
    mix(mix(lamp, kit.style.accent, 0.4), kit.light.far, distance * 0.4),
  ];
  const panes: { tone: number; x: number; y: number }[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const tone = random() < share ? (random() < 0.8 ? 2 : 3) : random() < 0.7 ? 0 : 1;
      if (random() < 0.08) continue;
      panes.push({
        tone,
        x: left + inset + column * cell + cell * 0.22,
        y: top + cell * 0.7 + row * cell * 1.2,
      });
    }
  for (const [tone, paint] of tones.entries())
    fillPath(surface, withAlpha(paint, tone < 2 ? 0.55 * (1 - distance * 0.6) : 0.95), (path) => {
      for (const pane of panes)
        if (pane.tone === tone) path.rect(pane.x, pane.y, cell * 0.52, cell * 0.66);
    });
}
