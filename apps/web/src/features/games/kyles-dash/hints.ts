import type { DashState } from "@goldmane/games/kyles-dash/dash-state";
import { tuning } from "@goldmane/games/kyles-dash/tuning";
import type Phaser from "phaser";
import { type GameStage, fieldWidth } from "#features/games/host/game-picture.ts";
import { groundLine } from "./course-view.ts";

/** How far the beginning is explained, in pixels of the course. */
const explained = 1700;

/** Shows over the first obstacles what to press, and the way that Kyle then takes. */
export class Hints {
  readonly #up: Phaser.GameObjects.Image;
  readonly #down: Phaser.GameObjects.Image;
  readonly #way: Phaser.GameObjects.Graphics;
  readonly #pixels: number;

  constructor(stage: GameStage<unknown>) {
    this.#pixels = stage.pixels;
    this.#up = stage.add(0, 0, "kyles-dash.up").setDepth(20);
    this.#down = stage.add(0, 0, "kyles-dash.down").setDepth(20);
    this.#way = stage.scene.add.graphics().setDepth(5);
  }

  draw(state: DashState, left: number): void {
    this.#way.clear();
    this.#up.setVisible(false);
    this.#down.setVisible(false);
    if (left > explained) return;
    const next = state.obstacles.find(
      ({ x, width, isHit }) => !isHit && x + width > left + tuning.kyleX && x < explained,
    );
    if (!next) return;
    const middle = next.x + next.width / 2 - left;
    if (middle > fieldWidth + 40) return;
    const isSlide = next.kind === "bar";
    const sign = isSlide ? this.#down : this.#up;
    const beat = 1 + Math.sin(state.tick / 11) * 0.08;
    sign
      .setVisible(true)
      .setPosition(middle, groundLine - 250)
      .setScale(beat / this.#pixels);
    this.#way.fillStyle(0xfff7e6, 0.85);
    for (let at = -6; at <= 6; at += 1) {
      const high = isSlide ? 20 : 132 * (1 - (at * at) / 40) + 16;
      this.#way.fillCircle(middle + at * 17, groundLine - high, 4);
    }
  }
}
