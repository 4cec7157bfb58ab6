import { linear } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addStar, addCircle, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type BannerPlan = {
  x: number;
  y: number;
  width: number;
  height: number;
  distance: number;
  color: string;
  emblem: "star" | "moon" | "sun";
};

/** A long cloth on a rod, in soft folds, with a golden emblem. */
export function paintBanner(surface: Surface, kit: BackdropContext, plan: BannerPlan): void {
  const { x, y, width, height, distance, color, emblem } = plan;
  const left = x - width / 2;
  const body = kit.tone(color, 0, distance);
  const fold = kit.tone(color, -0.6, distance);
  const lit = kit.tone(color, 0.5, distance);
  fillPath(surface, kit.tone(kit.local.wood, -0.2, distance), (path) =>
    path.rect(left - width * 0.1, y - height * 0.015, width * 1.2, Math.max(1.5, height * 0.018)),
  );
  fillPath(
    surface,
    linear(surface, { x: left, y: 0 }, { x: left + width, y: 0 }, [
      [0, fold],
      [0.2, lit],
      [0.42, body],
      [0.55, fold],
      [0.74, lit],
      [1, fold],
    ]),
    (path) => {
      path.moveTo(left, y);
      path.lineTo(left + width, y);
      path.lineTo(left + width, y + height * 0.88);
      path.lineTo(x, y + height);
      path.lineTo(left, y + height * 0.88);
      path.closePath();
    },
  );
  const gold = kit.tone("#f2c75c", 0.4, distance);
  fillPath(surface, withAlpha(gold, 0.85), (path) => {
    path.rect(left, y + height * 0.06, width, height * 0.02);
    path.rect(left, y + height * 0.8, width, height * 0.02);
  });
  const middle = y + height * 0.42;
  const size = width * 0.28;
  fillPath(surface, mix(gold, body, 0.08), (path) => {
    if (emblem === "star") addStar(path, x, middle, size);
    else if (emblem === "sun") addStar(path, x, middle, size * 1.1, { points: 10, inner: 0.66 });
    else addCircle(path, x, middle, size * 0.85);
  });
  if (emblem === "moon")
    fillPath(surface, body, (path) =>
      addCircle(path, x + size * 0.4, middle - size * 0.15, size * 0.7),
    );
}
