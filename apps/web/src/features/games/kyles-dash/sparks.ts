import type Phaser from "phaser";
import { type GameStage, fieldWidth } from "#features/games/host/game-picture.ts";

type Emitter = Phaser.GameObjects.Particles.ParticleEmitter;

/** Dust, stars and confetti; fewer where a processor draws, none that fly if motion is reduced. */
export class Sparks {
  readonly #dust: Emitter;
  readonly #stars: Emitter;
  readonly #confetti: Emitter;
  readonly #share: number;

  constructor(stage: GameStage<unknown>) {
    const { scene, pixels, settings, isSoftware } = stage;
    this.#share = settings.isMotionReduced ? 0 : isSoftware ? 0.6 : 1;
    const scale = (from: number, to: number) => ({ start: from / pixels, end: to / pixels });
    this.#dust = scene.add
      .particles(0, 0, "kyles-dash.puff", {
        emitting: false,
        lifespan: 420,
        speedX: { min: -190, max: -60 },
        speedY: { min: -70, max: -5 },
        scale: scale(1.1, 0.3),
        alpha: { start: 0.9, end: 0 },
      })
      .setDepth(9);
    this.#stars = scene.add
      .particles(0, 0, "kyles-dash.spark", {
        emitting: false,
        lifespan: 460,
        speed: { min: 60, max: 220 },
        scale: scale(0.9, 0),
        rotate: { min: 0, max: 90 },
      })
      .setDepth(12);
    this.#confetti = scene.add
      .particles(0, 0, "kyles-dash.leaf", {
        emitting: false,
        lifespan: 1500,
        speedX: { min: -260, max: 60 },
        speedY: { min: 30, max: 190 },
        gravityY: 90,
        rotate: { start: 0, end: 360 },
        scale: 1 / pixels,
        alpha: { start: 1, end: 0.2 },
      })
      .setDepth(12);
  }

  dust(x: number, y: number, count: number): void {
    this.#burst(this.#dust, { x, y, count });
  }

  stars(x: number, y: number, count: number): void {
    this.#burst(this.#stars, { x, y, count });
  }

  confetti(): void {
    for (let at = 0; at < 6; at += 1)
      this.#burst(this.#confetti, { x: (fieldWidth * (at + 0.5)) / 6, y: -10, count: 6 });
  }

  #burst(emitter: Emitter, { x, y, count }: { x: number; y: number; count: number }): void {
    const few = Math.round(count * this.#share);
    if (few > 0) emitter.explode(few, x, y);
  }
}
