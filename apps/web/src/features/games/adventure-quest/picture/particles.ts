import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { keys } from "./bake-art.ts";
import { itemFrame, type ItemName } from "./paint-items.ts";

type Bit = {
  image: Phaser.GameObjects.Image;
  vx: number;
  vy: number;
  left: number;
  life: number;
  size: number;
};

/** Small pictures that fly apart and fade. */
export class Particles {
  readonly #bits: Bit[] = [];
  readonly #stage: GameStage<unknown>;
  readonly #most: number;
  #next = 0;

  constructor(stage: GameStage<unknown>) {
    this.#stage = stage;
    this.#most = stage.settings.isMotionReduced ? 0 : stage.isSoftware ? 36 : 90;
  }

  burst(
    x: number,
    y: number,
    {
      name,
      count,
      speed = 150,
      size = 0.4,
    }: { name: ItemName; count: number; speed?: number; size?: number },
  ): void {
    for (let at = 0; at < count && this.#most > 0; at += 1) {
      const angle = (at / count) * Math.PI * 2 + Math.random();
      const pace = speed * (0.5 + Math.random() * 0.5);
      const bit = this.#bits[this.#next % this.#most] ?? this.#add();
      this.#next += 1;
      const life = 0.5 + Math.random() * 0.4;
      bit.image.setPosition(x, y).setFrame(itemFrame(name)).setVisible(true);
      Object.assign(bit, {
        vx: Math.cos(angle) * pace,
        vy: Math.sin(angle) * pace - 60,
        left: life,
        life,
        size,
      });
    }
  }

  draw(seconds: number): void {
    for (const bit of this.#bits) {
      if (bit.left <= 0) continue;
      bit.left -= seconds;
      bit.vy += 260 * seconds;
      const share = Math.max(0, bit.left / bit.life);
      bit.image
        .setPosition(bit.image.x + bit.vx * seconds, bit.image.y + bit.vy * seconds)
        .setScale((bit.size * (0.4 + share * 0.6)) / this.#stage.pixels)
        .setAlpha(share)
        .setVisible(bit.left > 0);
    }
  }

  #add(): Bit {
    const image = this.#stage.add(0, 0, keys.items, 0).setDepth(750);
    const bit = { image, vx: 0, vy: 0, left: 0, life: 1, size: 1 };
    this.#bits.push(bit);
    return bit;
  }
}
