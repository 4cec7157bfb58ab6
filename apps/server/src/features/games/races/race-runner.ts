import { raceCorrected, raceSnapshot } from "@goldmane/contracts/games/races/live";
import { ticksPerSecond } from "@goldmane/games/kernel/game-rules";
import { ticksPerSnapshot } from "@goldmane/games/race/race-limits";
import type { AnyRace } from "@goldmane/games/race/registry";
import { Race } from "@goldmane/games/race/race";
import type { App } from "#platform/app.ts";

/** The connections of one racer, who alone receives corrections. */
export function racerRoom(raceId: string, profileId: string) {
  return `racer:${raceId}.${profileId}` as const;
}

/**
 * Simulates a running race on this node: advances it by the clock, sends snapshots 15 times a second
 * and corrections to those whose inputs came too late. `onOver` runs once, with the finishing order.
 */
export class RaceRunner {
  readonly #app: App;
  readonly #id: string;
  readonly #profileIds: readonly string[];
  readonly #startsAt: number;
  readonly #race: Race<unknown, unknown>;
  readonly #timer: NodeJS.Timeout;

  constructor(
    app: App,
    rules: AnyRace,
    race: { id: string; seed: number; startsAt: number; profileIds: readonly string[] },
    onOver: (order: number[]) => void,
  ) {
    this.#app = app;
    this.#id = race.id;
    this.#profileIds = race.profileIds;
    this.#startsAt = race.startsAt;
    this.#race = new Race(rules, { seed: race.seed, size: race.profileIds.length });
    this.#timer = setInterval(
      () => {
        this.#advance();
        if (!this.#race.isOver) return;
        this.stop();
        onOver(this.#race.order);
      },
      (1000 / ticksPerSecond) * ticksPerSnapshot,
    );
  }

  addInputs(profileId: string, from: number, inputs: readonly number[]): void {
    const index = this.#profileIds.indexOf(profileId);
    if (index >= 0) this.#race.addInputs(index, from, inputs);
  }

  retire(profileId: string): void {
    this.#race.retire(this.#profileIds.indexOf(profileId));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #advance(): void {
    const elapsedMs = this.#app.now() - this.#startsAt;
    if (elapsedMs < 0) return;
    this.#race.advanceTo(Math.floor((elapsedMs * ticksPerSecond) / 1000));
    const racers = this.#race.racers.map(({ tick, progress, pose, finishedAt, isOut }) => ({
      tick,
      progress,
      pose,
      finishedAt,
      isOut,
    }));
    this.#app.live.emit(
      `race:${this.#id}`,
      raceSnapshot,
      { raceId: this.#id, tick: this.#race.tick, racers },
      { isVolatile: true },
    );
    for (const [index, profileId] of this.#profileIds.entries()) {
      const correction = this.#race.takeCorrection(index);
      if (correction)
        this.#app.live.emit(racerRoom(this.#id, profileId), raceCorrected, {
          raceId: this.#id,
          racer: index,
          ...correction,
        });
    }
  }
}
