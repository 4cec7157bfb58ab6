import type { RaceSnapshot } from "@goldmane/contracts/games/races/live";

/** Another racer at one moment, for drawing. */
export type Rival = {
  /** The index in the race. */
  index: number;
  progress: number;
  pose: readonly number[];
  isOut: boolean;
};

/**
 * How far rivals are drawn behind the server's clock, in ticks: long enough that two snapshots
 * surround the moment, so that they move evenly.
 */
export const rivalDelayTicks = 12;

/** Snapshots that may still be needed. */
const kept = 30;

/** The snapshots of a race, and where rivals are between them. */
export class Rivals {
  readonly #own: number;
  #snapshots: RaceSnapshot[] = [];

  /** @param own The index of the racer at this screen, who is left out. */
  constructor(own: number) {
    this.#own = own;
  }

  add(snapshot: RaceSnapshot): void {
    const last = this.#snapshots.at(-1);
    if (last && snapshot.tick <= last.tick) return;
    this.#snapshots = [...this.#snapshots, snapshot].slice(-kept);
  }

  /** The indices of all racers from the first to the last, as the server last said. */
  ranking(): number[] {
    const racers = this.#snapshots.at(-1)?.racers ?? [];
    const arrival = (index: number) => racers[index]?.finishedAt ?? Infinity;
    const progress = (index: number) => racers[index]?.progress ?? 0;
    return racers
      .map((_, index) => index)
      .toSorted((a, b) =>
        arrival(a) === arrival(b) ? progress(b) - progress(a) : arrival(a) - arrival(b),
      );
  }

  /** Where the rivals are at a tick of the server, which may have a fraction. */
  at(tick: number): Rival[] {
    const moment = tick - rivalDelayTicks;
    const after = this.#snapshots.findIndex((one) => one.tick >= moment);
    const to = this.#snapshots.at(after);
    const from = this.#snapshots[after < 0 ? this.#snapshots.length - 1 : Math.max(0, after - 1)];
    if (!from || !to) return [];
    const span = to.tick - from.tick;
    const share = span > 0 ? Math.min(1, Math.max(0, (moment - from.tick) / span)) : 1;
    return to.racers.flatMap(({ progress, pose, isOut }, index) => {
      const before = from.racers[index];
      if (index === this.#own || !before) return [];
      return [
        {
          index,
          progress: before.progress + (progress - before.progress) * share,
          pose: share < 0.5 ? before.pose : pose,
          isOut,
        },
      ];
    });
  }
}
