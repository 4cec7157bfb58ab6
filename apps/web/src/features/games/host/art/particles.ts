import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";

type Range = readonly [least: number, most: number];

/** Pictures that fly off together. */
export type Burst = {
  /** Field units. */
  x: number;
  y: number;
  count: number;
  /** One frame of the sheet, or several that take turns. */
  frame?: number | readonly number[];
  /** Units per second; each picture has between half and all of it. */
  speed: number;
  /** Degrees clockwise from the right between which they fly; all around by default. */
  toward?: Range;
  /** Units per second upward, added to each. */
  lift?: number;
  /** Units per second²; falls by default. */
  fall?: number;
  /** Seconds. */
  life?: number;
  /** Scale at the beginning and at the end. */
  size?: readonly [from: number, to: number];
  /** Most degrees a second that each turns. */
  spin?: number;
};

type Bit = {
  image: Phaser.GameObjects.Image;
  vx: number;
  vy: number;
  fall: number;
  spin: number;
  left: number;
  life: number;
  size: readonly [from: number, to: number];
};

/**
 * Small pictures that fly apart, shrink and fade. There are fewer where a processor draws, and none
 * if motion is reduced; the oldest make room for new ones.
 */
export class Particles {
  readonly #bits: Bit[] = [];
  readonly #stage: Pick<GameStage<unknown>, "add" | "pixels">;
  readonly #key: string;
  readonly #most: number;
  readonly #place: { depth?: number; layer?: Phaser.GameObjects.Container };
  #next = 0;

  /** @param key the baked sheet of pictures */
  constructor(
    stage: Pick<GameStage<unknown>, "add" | "pixels" | "settings" | "isSoftware">,
    key: string,
    place: { depth?: number; layer?: Phaser.GameObjects.Container } = {},
  ) {
    this.#stage = stage;
    this.#key = key;
    this.#place = place;
    this.#most = stage.settings.isMotionReduced ? 0 : stage.isSoftware ? 40 : 110;
  }

  burst({ x, y, count, frame = 0, speed, ...more }: Burst): void {
    const { toward = [0, 360], lift = 0, fall = 260, life = 0.7, size = [1, 0], spin = 0 } = more;
    const frames = typeof frame === "number" ? [frame] : frame;
    for (let at = 0; at < Math.min(count, this.#most); at += 1) {
      const share = (at + Math.random()) / count;
      const angle = ((toward[0] + (toward[1] - toward[0]) * share) * Math.PI) / 180;
      const pace = speed * (0.5 + Math.random() * 0.5);
      const bit = this.#take();
      Object.assign(bit, {
        vx: Math.cos(angle) * pace,
        vy: Math.sin(angle) * pace - lift,
        fall,
        spin: (Math.random() * 2 - 1) * spin,
        left: life * (0.6 + Math.random() * 0.4),
        life,
        size,
      });
      bit.image
        .setPosition(x, y)
        .setAngle(0)
        .setFrame(frames[at % frames.length] ?? 0, false, false);
    }
  }

  /** Once a frame. */
  draw(seconds: number): void {
    for (const bit of this.#bits) {
      if (bit.left <= 0) continue;
      bit.left -= seconds;
      bit.vy += bit.fall * seconds;
      const share = Math.max(0, bit.left / bit.life);
      const [from, to] = bit.size;
      bit.image
        .setPosition(bit.image.x + bit.vx * seconds, bit.image.y + bit.vy * seconds)
        .setAngle(bit.image.angle + bit.spin * seconds)
        .setScale((to + (from - to) * share) / this.#stage.pixels)
        .setAlpha(Math.min(1, share * 2))
        .setVisible(bit.left > 0);
    }
  }

  destroy(): void {
    for (const { image } of this.#bits) image.destroy();
    this.#bits.length = 0;
  }

  #take(): Bit {
    const at = this.#next % this.#most;
    this.#next += 1;
    return (this.#bits[at] ??= this.#add());
  }

  #add(): Bit {
    const image = this.#stage.add(0, 0, this.#key, 0).setVisible(false);
    const { depth, layer } = this.#place;
    if (depth !== undefined) image.setDepth(depth);
    layer?.add(image);
    return { image, vx: 0, vy: 0, fall: 0, spin: 0, left: 0, life: 1, size: [1, 0] };
  }
}
