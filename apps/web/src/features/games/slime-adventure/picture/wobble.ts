const stiffness = 260;
const damping = 13;

/** A spring between wide and tall, so that a soft body keeps its volume while it settles. */
export class Wobble {
  wide = 1;
  tall = 1;
  #offset = 0;
  #speed = 0;

  /** Squashes by a strength around 0.3; negative strengths stretch. */
  push(strength: number): void {
    this.#speed += strength * 16;
  }

  /** Moves toward the shape that the body wants. */
  advance(seconds: number, goal: { wide: number; tall: number }): void {
    const step = Math.min(seconds, 1 / 30);
    this.#speed += (-this.#offset * stiffness - this.#speed * damping) * step;
    this.#offset = Math.max(-0.45, Math.min(0.45, this.#offset + this.#speed * step));
    const share = Math.min(1, seconds * 20);
    this.#base.wide += (goal.wide - this.#base.wide) * share;
    this.#base.tall += (goal.tall - this.#base.tall) * share;
    this.wide = this.#base.wide * (1 + this.#offset);
    this.tall = this.#base.tall * (1 - this.#offset);
  }

  readonly #base = { wide: 1, tall: 1 };
}
