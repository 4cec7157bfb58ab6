import type { Level } from "@goldmane/games/slime-adventure/level";
import { tileUnits } from "./tile-units.ts";

/** Units of the field that are shown. */
export type View = { width: number; height: number };

/** Follows the slimes smoothly, looks a little ahead, and stays inside the level. */
export class FollowCamera {
  x = 0;
  y = 0;
  #isPlaced = false;
  readonly #level: Level;

  readonly #view: View;

  constructor(level: Level, view: View) {
    this.#level = level;
    this.#view = view;
  }

  follow(targets: readonly { x: number; y: number; facing: number }[], seconds: number): void {
    const count = Math.max(1, targets.length);
    const sum = (pick: (target: { x: number; y: number; facing: number }) => number) =>
      targets.reduce((total, target) => total + pick(target), 0) / count;
    const ahead = count === 1 ? sum(({ facing }) => facing) * 70 : 0;
    const goalX = this.#within(
      sum(({ x }) => x) + ahead - this.#view.width / 2,
      this.#level.width,
      this.#view.width,
    );
    const goalY = this.#withinHeight(sum(({ y }) => y) - this.#view.height * 0.55);
    const share = this.#isPlaced ? Math.min(1, seconds * 4.5) : 1;
    this.#isPlaced = true;
    this.x += (goalX - this.x) * share;
    this.y += (goalY - this.y) * Math.min(1, share * 1.3);
  }

  #within(value: number, tiles: number, view: number): number {
    const most = tiles * tileUnits - view;
    return most <= 0 ? most / 2 : Math.max(0, Math.min(most, value));
  }

  /** A low level stands with its ground near the lower edge of the field. */
  #withinHeight(value: number): number {
    const most = (this.#level.height + 1.4) * tileUnits - this.#view.height;
    return most <= 0 ? most : Math.max(-tileUnits, Math.min(most, value));
  }
}
