import type { DashState } from "@goldmane/games/kyles-dash/dash-state";
import { metersOf, scoreOf } from "@goldmane/games/kyles-dash/rules";
import { tuning } from "@goldmane/games/kyles-dash/tuning";
import type Phaser from "phaser";
import { type GameStage, fieldWidth } from "#features/games/host/game-picture.ts";

const top = 34;

/** Hearts, coins, points and how many missions are done. */
export class Hud {
  readonly #hearts: Phaser.GameObjects.Image[];
  readonly #coin: Phaser.GameObjects.Image;
  readonly #coins: Phaser.GameObjects.Text;
  readonly #meters: Phaser.GameObjects.Text;
  readonly #score: Phaser.GameObjects.Text;
  readonly #missions: Phaser.GameObjects.Graphics;
  readonly #missionsY: number;
  readonly #pixels: number;

  constructor(stage: GameStage<unknown>) {
    this.#pixels = stage.pixels;
    this.#missionsY = top + 10 + 16 * stage.settings.textScale;
    const outline = "#2a1438";
    this.#hearts = Array.from({ length: tuning.hearts }, (_, at) =>
      stage.add(34 + at * 42, top, "kyles-dash.heart").setDepth(50),
    );
    this.#coin = stage.add(182, top, "kyles-dash.coin").setDepth(50);
    const text = (x: number, size: number, color: string) =>
      stage.addText(x, top, "", { size, color, outline }).setDepth(50);
    this.#coins = text(206, 26, "#ffe39a").setOrigin(0, 0.5);
    this.#meters = text(fieldWidth / 2, 26, "#ffffff");
    this.#score = text(fieldWidth - 26, 30, "#ffffff").setOrigin(1, 0.5);
    this.#missions = stage.scene.add.graphics().setDepth(50);
  }

  draw(state: DashState): void {
    for (const [at, heart] of this.#hearts.entries())
      heart.setTexture(at < state.hearts ? "kyles-dash.heart" : "kyles-dash.heart-off", 0);
    setText(this.#coins, `${state.coins}`);
    setText(this.#meters, `${metersOf(state)} m`);
    setText(this.#score, `${scoreOf(state)}`);
    const pips = this.#missions.clear();
    const y = this.#missionsY;
    for (const [at, { isDone }] of state.missions.entries()) {
      const x = fieldWidth / 2 - 22 + at * 22;
      pips.fillStyle(0x2a1438, 0.7).fillCircle(x, y, 8);
      pips.fillStyle(isDone ? 0xffe39a : 0xffffff, isDone ? 1 : 0.35).fillCircle(x, y, 5);
    }
  }

  /** The coin jumps when one is taken. */
  pulse(stage: GameStage<unknown>): void {
    stage.scene.tweens.killTweensOf(this.#coin);
    this.#coin.setScale(1.4 / this.#pixels);
    stage.scene.tweens.add({
      targets: this.#coin,
      scale: 1 / this.#pixels,
      duration: 180,
      ease: "Back.easeOut",
    });
  }
}

/** Setting a text draws its texture again, so an equal text is left alone. */
function setText(text: Phaser.GameObjects.Text, value: string): void {
  if (text.text !== value) text.setText(value);
}
