import type { Random } from "@goldmane/std/seeded-random";
import type { PlayerCommand } from "#follow/follow.ts";
import type { PlayerReading } from "#follow/player-reading.ts";

const frameSeconds = 1 / 24;

/** A player that behaves like a real one, in simulated milliseconds. */
export class SimulatedPlayer {
  readonly #random: Random;
  readonly #durationSeconds: number;
  #position = 0;
  #rate = 1;
  #isPaused = true;
  /** Advances from this time on: a start takes a while, a seek longer. */
  #movesFrom = 0;
  #stalledUntil = 0;
  seeks = 0;

  constructor(random: Random, durationSeconds: number) {
    this.#random = random;
    this.#durationSeconds = durationSeconds;
  }

  /** The true position: what the viewer sees and hears. */
  get positionSeconds(): number {
    return this.#position;
  }

  /** No data arrives for a while. */
  stall(now: number, ms: number): void {
    this.#stalledUntil = now + ms;
  }

  /** The viewer seeks by hand, relative to the current position. */
  seekBy(seconds: number): void {
    this.#position = Math.max(0, this.#position + seconds);
  }

  advance(now: number, ms: number): void {
    if (this.#isPaused || now < this.#movesFrom || now < this.#stalledUntil) return;
    this.#position = Math.min(this.#durationSeconds, this.#position + (ms / 1000) * this.#rate);
  }

  execute(now: number, command: PlayerCommand): void {
    if (command.do === "rate") this.#rate = command.rate;
    if (command.do === "pause") this.#isPaused = true;
    if (command.do === "play") {
      this.#isPaused = false;
      this.#movesFrom = Math.max(this.#movesFrom, now + 15 + this.#random() * 60);
    }
    if (command.do === "seek") {
      this.seeks += 1;
      this.#position = command.toSeconds;
      this.#movesFrom = now + 60 + this.#random() * 160;
    }
  }

  /** Reports the position of the shown frame; when paused, the exact position. */
  read(now: number): PlayerReading {
    const isStalled =
      now < this.#stalledUntil || (now < this.#movesFrom && this.#movesFrom - now > 75);
    return {
      positionSeconds: this.#isPaused
        ? this.#position
        : Math.floor(this.#position / frameSeconds) * frameSeconds,
      durationSeconds: this.#durationSeconds,
      aheadSeconds: isStalled ? 0 : 30,
      rate: this.#rate,
      isPaused: this.#isPaused,
      isStalled,
      isBlocked: false,
    };
  }
}
