import { Particles } from "#features/games/host/art/particles.ts";
import { type GameStage, fieldWidth } from "#features/games/host/game-picture.ts";

/** Dust, stars and confetti. */
export class Sparks {
  readonly #dust: Particles;
  readonly #stars: Particles;
  readonly #confetti: Particles;

  constructor(stage: GameStage<unknown>) {
    this.#dust = new Particles(stage, "kyles-dash.puff", { depth: 9 });
    this.#stars = new Particles(stage, "kyles-dash.spark", { depth: 12 });
    this.#confetti = new Particles(stage, "kyles-dash.leaf", { depth: 12 });
  }

  /** Flies backward, as from running feet. */
  dust(x: number, y: number, count: number): void {
    const look = { toward: [175, 215], fall: 0, life: 0.42, size: [1.1, 0.3] } as const;
    this.#dust.burst({ x, y, count, speed: 190, ...look });
  }

  stars(x: number, y: number, count: number): void {
    const look = { fall: 0, life: 0.46, size: [0.9, 0], spin: 120 } as const;
    this.#stars.burst({ x, y, count, speed: 220, ...look });
  }

  confetti(): void {
    const look = { toward: [35, 165], fall: 90, life: 1.5, size: [1, 0.8], spin: 240 } as const;
    for (let at = 0; at < 6; at += 1)
      this.#confetti.burst({
        x: (fieldWidth * (at + 0.5)) / 6,
        y: -10,
        count: 6,
        speed: 190,
        ...look,
      });
  }

  draw(seconds: number): void {
    for (const particles of [this.#dust, this.#stars, this.#confetti]) particles.draw(seconds);
  }
}
