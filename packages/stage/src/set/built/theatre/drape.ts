import { linear } from "#paint/gradient.ts";
import { withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type Drape = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  color: string;
  distance: number;
  /** Distance between folds, in stage units. */
  fold: number;
};

/** Heavy cloth in folds with a gold hem. */
export function paintDrape(surface: Surface, kit: BackdropContext, drape: Drape): void {
  const { left, right, top, bottom, color, distance, fold } = drape;
  const folds = Math.max(1, Math.round((right - left) / fold));
  const wide = (right - left) / folds;
  for (let index = 0; index < folds; index += 1) {
    const x = left + index * wide;
    surface.fillStyle = linear(surface, { x, y: 0 }, { x: x + wide, y: 0 }, [
      [0, kit.tone(color, -0.75, distance)],
      [0.3, kit.tone(color, 0.3, distance)],
      [0.55, kit.tone(color, 0, distance)],
      [1, kit.tone(color, -0.8, distance)],
    ]);
    surface.beginPath();
    surface.moveTo(x, top);
    surface.lineTo(x + wide + 0.6, top);
    surface.lineTo(x + wide + 0.6, bottom - 3);
    surface.quadraticCurveTo(x + wide / 2, bottom + 7, x, bottom - 3);
    surface.closePath();
    surface.fill();
  }
  const gold = kit.tone("#e2b04a", 0.3, distance);
  fillPath(surface, gold, (path) => {
    path.rect(left, bottom - 22, right - left, 5);
    path.rect(left, bottom - 12, right - left, 2.5);
  });
  const dark = linear(surface, { x: 0, y: top }, { x: 0, y: bottom }, [
    [0, withAlpha(kit.light.shadow, 0.5)],
    [0.4, withAlpha(kit.light.shadow, 0.1)],
    [1, withAlpha(kit.light.shadow, 0.3)],
  ]);
  surface.fillStyle = dark;
  surface.fillRect(left, top, right - left, bottom - top);
}

/** A valance in swags with gold fringes and tassels, across the stage. */
export function paintSwags(
  surface: Surface,
  kit: BackdropContext,
  { left, right, top, bottom, color, distance, fold }: Drape,
): void {
  const count = Math.max(1, Math.round((right - left) / fold));
  const wide = (right - left) / count;
  const band = top + (bottom - top) * 0.34;
  surface.fillStyle = kit.tone(color, -0.5, distance);
  surface.fillRect(left, top, right - left, band - top + 2);
  for (let index = 0; index < count; index += 1) {
    const x = left + index * wide;
    const swag = (sink: number) => (path: Surface) => {
      path.moveTo(x, band - 4);
      path.quadraticCurveTo(x + wide * 0.12, bottom - 16 + sink, x + wide / 2, bottom + sink);
      path.quadraticCurveTo(x + wide * 0.88, bottom - 16 + sink, x + wide, band - 4);
      path.closePath();
    };
    fillPath(surface, kit.tone("#e2b04a", 0.2, distance), swag(7));
    fillPath(
      surface,
      linear(surface, { x: 0, y: band }, { x: 0, y: bottom }, [
        [0, kit.tone(color, -0.55, distance)],
        [0.5, kit.tone(color, 0.05, distance)],
        [1, kit.tone(color, 0.4, distance)],
      ]),
      swag(0),
    );
    surface.save();
    surface.beginPath();
    swag(0)(surface);
    surface.clip();
    for (const [share, alpha] of [
      [0.3, 0.34],
      [0.55, 0.28],
      [0.8, 0.22],
    ] as const)
      fillPath(surface, withAlpha(kit.tone(color, -0.9, distance), alpha), (path) => {
        const deep = band + (bottom - band) * share;
        path.moveTo(x + 4, band - 8);
        path.quadraticCurveTo(x + wide / 2, deep * 2 - band - 4, x + wide - 4, band - 8);
        path.quadraticCurveTo(x + wide / 2, deep * 2 - band - 22, x + 4, band - 8);
        path.closePath();
      });
    surface.restore();
  }
  fillPath(surface, kit.tone("#e2b04a", 0.35, distance), (path) => {
    for (let index = 0; index <= count; index += 1) {
      const x = left + index * wide;
      path.rect(x - 4, band - 6, 8, 20);
      path.moveTo(x, band + 10);
      path.lineTo(x + 10, band + 44);
      path.lineTo(x - 10, band + 44);
      path.closePath();
    }
  });
  fillPath(surface, kit.tone("#e2b04a", 0.1, distance), (path) =>
    path.rect(left, band - 10, right - left, 4),
  );
}
