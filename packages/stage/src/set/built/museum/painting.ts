import { pick } from "@goldmane/std/seeded-random";
import { paintForm } from "#paint/form.ts";
import { falling } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import {
  addCircle,
  addEllipse,
  addPolygon,
  addRoundRect,
  fillPath,
  strokePath,
} from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

type Painting = { x: number; y: number; width: number; height: number; kind: number };

/** A painting in a gold frame: a ship, hills, a portrait, fruit, or a moon over a lake. */
export function paintPainting(surface: Surface, kit: BackdropContext, plan: Painting): void {
  const { x, y, width, height, kind } = plan;
  const left = x - width / 2;
  const top = y - height / 2;
  fillPath(surface, withAlpha(kit.light.shadow, 0.32), (path) =>
    addRoundRect(path, left - 5, top + 2, width + 18, height + 14, 3),
  );
  const frame = { x: left - 9, y: top - 9, width: width + 18, height: height + 18 };
  paintForm(surface, kit.brush, { box: frame, color: kit.tone("#cfa04a", 0.1, 0.06) }, (path) =>
    addRoundRect(path, frame.x, frame.y, frame.width, frame.height, 3),
  );
  strokePath(surface, kit.tone("#8a6428", -0.2, 0.06), 1.6, (path) =>
    path.rect(left - 4, top - 4, width + 8, height + 8),
  );
  surface.save();
  surface.beginPath();
  surface.rect(left, top, width, height);
  surface.clip();
  const random = kit.random(`painting ${kind}`);
  const sky = pick(random, ["#9cc4d4", "#e8b98a", "#3f4f86", "#c9d2b4"]);
  surface.fillStyle = falling(surface, top, top + height, [
    [0, kit.tone(sky, -0.1, 0.05)],
    [1, kit.tone(mix(sky, "#fff0d0", 0.5), 0, 0.05)],
  ]);
  surface.fillRect(left, top, width, height);
  paintMotif(surface, kit, plan);
  surface.restore();
}

function paintMotif(
  surface: Surface,
  kit: BackdropContext,
  { x, y, width, height, kind }: Painting,
): void {
  const tone = (color: string, lit = 0) => kit.tone(color, lit, 0.05);
  const low = y + height / 2;
  switch (kind % 5) {
    case 0:
      fillPath(surface, tone("#2f6a88"), (path) => path.rect(x - width, low - 22, width * 2, 30));
      fillPath(surface, tone("#6a3f2a"), (path) => {
        path.moveTo(x - 22, low - 24);
        path.quadraticCurveTo(x, low - 4, x + 22, low - 24);
        path.closePath();
      });
      fillPath(surface, tone("#f7ecd6", 0.2), (path) => {
        addPolygon(path, [
          { x: x - 2, y: low - 66 },
          { x: x - 2, y: low - 28 },
          { x: x - 24, y: low - 28 },
        ]);
        addPolygon(path, [
          { x: x + 2, y: low - 58 },
          { x: x + 2, y: low - 28 },
          { x: x + 20, y: low - 28 },
        ]);
      });
      break;
    case 1:
      for (const [rise, color] of [
        [36, "#7f9f78"],
        [24, "#5f8a58"],
        [12, "#3f6a48"],
      ] as const)
        fillPath(surface, tone(color), (path) =>
          addEllipse(path, x + rise - 22, low + 10, width * 0.7, rise + 10),
        );
      fillPath(surface, tone("#fff0c0", 0.3), (path) => addCircle(path, x + 18, y - 12, 8));
      break;
    case 2:
      surface.fillStyle = tone("#4a3340");
      surface.fillRect(x - width, y - height, width * 2, height * 2);
      fillPath(surface, tone("#2c3f66"), (path) => addEllipse(path, x, low + 6, 27, 34));
      fillPath(surface, tone("#e3b48c", 0.1), (path) => addEllipse(path, x, y - 6, 13, 17));
      fillPath(surface, tone("#f4ead8"), (path) => addEllipse(path, x, y + 15, 12, 5));
      fillPath(surface, tone("#6a4028"), (path) => path.arc(x, y - 11, 15, Math.PI, 0));
      break;
    case 3:
      surface.fillStyle = tone("#7a5034");
      surface.fillRect(x - width, low - 18, width * 2, 30);
      for (const [dx, dy, color] of [
        [-18, -26, "#cf4a3a"],
        [2, -28, "#e0a83c"],
        [18, -25, "#7fa648"],
        [-6, -40, "#b05a86"],
      ] as const)
        fillPath(surface, tone(color, 0.15), (path) => addCircle(path, x + dx, low + dy, 10));
      break;
    default:
      fillPath(surface, tone("#f6eccb", 0.4), (path) => addCircle(path, x, y - 14, 11));
      fillPath(surface, tone("#2c3a66"), (path) => path.rect(x - width, y + 8, width * 2, height));
      fillPath(surface, withAlpha("#f6eccb", 0.6), (path) => {
        for (const row of [0, 1, 2]) addEllipse(path, x, y + 14 + row * 7, 12 - row * 3, 1.4);
      });
      fillPath(surface, tone("#1f2a3f"), (path) =>
        addEllipse(path, x - width * 0.4, y + 8, 20, 14),
      );
  }
}
