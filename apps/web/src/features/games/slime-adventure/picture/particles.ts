import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";

type Drop = {
  image: Phaser.GameObjects.Image;
  vx: number;
  vy: number;
  left: number;
  life: number;
  size: number;
};

export type Burst = {
  x: number;
  y: number;
  count: number;
  frame: number;
  /** Units per second. */
  speed: number;
  /** Seconds. */
  life?: number;
  size?: number;
  /** Units per second². */
  fall?: number;
};

/** Drops that fly off and fade; the oldest make room for new ones. */
export class Particles {
  readonly #drops: Drop[] = [];
  readonly #stage: GameStage<unknown>;
  readonly #most: number;
  #fall = 700;

  constructor(stage: GameStage<unknown>) {
    this.#stage = stage;
    this.#most = stage.settings.isMotionReduced ? 0 : stage.isSoftware ? 40 : 120;
  }

  burst({ x, y, count, frame, speed, life = 0.6, size = 1, fall = 700 }: Burst): void {
    this.#fall = fall;
    for (let at = 0; at < count; at += 1) {
      const angle = Math.random() * Math.PI * 2;
      const pace = speed * (0.4 + Math.random() * 0.6);
      const drop = this.#take();
      if (!drop) return;
      Object.assign(drop, { life, left: life * (0.6 + Math.random() * 0.4) });
      drop.vx = Math.cos(angle) * pace;
      drop.vy = Math.sin(angle) * pace - speed * 0.4;
      drop.size = size * (0.5 + Math.random() * 0.7);
      drop.image.setPosition(x, y).setFrame(frame).setVisible(true);
    }
  }

  draw(seconds: number): void {
    for (const drop of this.#drops) {
      if (drop.left <= 0) continue;
      drop.left -= seconds;
      drop.vy += this.#fall * seconds;
      drop.image.x += drop.vx * seconds;
      drop.image.y += drop.vy * seconds;
      const share = Math.max(0, drop.left / drop.life);
      drop.image.setScale((drop.size * share) / this.#stage.pixels).setVisible(drop.left > 0);
    }
  }

  #take(): Drop | undefined {
    const free = this.#drops.find(({ left }) => left <= 0);
    if (free) return free;
    if (this.#drops.length >= this.#most) return this.#drops.toSorted((a, b) => a.left - b.left)[0];
    const image = this.#stage.add(0, 0, "slime.dot", 0).setDepth(30);
    const drop = { image, vx: 0, vy: 0, left: 0, life: 1, size: 1 };
    this.#drops.push(drop);
    return drop;
  }

  destroy(): void {
    for (const { image } of this.#drops) image.destroy();
  }
}
