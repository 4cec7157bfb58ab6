import type { Input } from "#kernel/input.ts";
import { aheadTicks, graceTicks, lateTicks } from "./race-limits.ts";
import type { RaceRules } from "./race-rules.ts";

/** One participant, as everyone in the race sees it. */
export interface Racer {
  /** How many ticks of the race have been simulated for this participant. */
  tick: number;
  progress: number;
  pose: number[];
  /** The tick of the arrival; null on the way, and for a participant who gave up. */
  finishedAt: number | null;
  isOut: boolean;
}

interface Participant<State> extends Racer {
  state: State;
  /** Inputs that came and aren't simulated yet, by tick. */
  waiting: Map<number, Input>;
  latest: Input;
  /** The first tick whose input was repeated since the latest correction was sent. */
  correctedFrom: number | null;
}

/**
 * The server's simulation of a race. Participants send the inputs of each tick; a tick is simulated
 * when its input has come, or when it is `lateTicks` late. A participant's state depends on nobody
 * else's, so a browser that predicts its own state is right unless an input came too late.
 */
export class Race<State, Options> {
  readonly #race: RaceRules<State, Options>;
  readonly #participants: Participant<State>[];
  #tick = 0;

  /** @param seed An unsigned 32-bit integer, the same for all. */
  constructor(race: RaceRules<State, Options>, { seed, size }: { seed: number; size: number }) {
    this.#race = race;
    this.#participants = Array.from({ length: size }, () => {
      const state = race.rules.start(seed, race.options);
      return {
        state,
        tick: 0,
        progress: race.progressOf(state),
        pose: race.poseOf(state),
        finishedAt: null,
        isOut: false,
        waiting: new Map<number, Input>(),
        latest: 0,
        correctedFrom: null,
      };
    });
  }

  /** The number of ticks since the start. */
  get tick(): number {
    return this.#tick;
  }

  /**
   * Takes the inputs of consecutive ticks, the first of which is `from`. Ticks that are simulated
   * already, and those too far ahead, are left out.
   */
  addInputs(index: number, from: number, inputs: readonly Input[]): void {
    const participant = this.#participants[index];
    if (!participant) throw new RangeError(`no participant ${index}`);
    for (const [at, input] of inputs.entries()) {
      const tick = from + at;
      if (tick >= participant.tick && tick <= this.#tick + aheadTicks)
        participant.waiting.set(tick, input);
    }
    this.#simulate(participant);
  }

  /** Advances the server's clock to a tick. */
  advanceTo(tick: number): void {
    this.#tick = Math.max(this.#tick, tick);
    for (const participant of this.#participants) this.#simulate(participant);
  }

  /** Takes a participant out of the race; their progress stays. */
  retire(index: number): void {
    const participant = this.#participants[index];
    if (participant && participant.finishedAt === null) participant.isOut = true;
  }

  get racers(): readonly Racer[] {
    return this.#participants;
  }

  /** The authoritative state of a participant whose inputs came too late, once; else null. */
  takeCorrection(index: number): { tick: number; state: State } | null {
    const participant = this.#participants[index];
    if (!participant || participant.correctedFrom === null) return null;
    participant.correctedFrom = null;
    return { tick: participant.tick, state: participant.state };
  }

  /** Whether all have arrived or given up, or those on the way had `graceTicks` after the first. */
  get isOver(): boolean {
    if (this.#participants.every(({ finishedAt, isOut }) => finishedAt !== null || isOut))
      return true;
    const first = Math.min(...this.#participants.map(({ finishedAt }) => finishedAt ?? Infinity));
    return this.#tick >= Math.min(first + graceTicks, this.#race.rules.maxTicks);
  }

  /**
   * The participants' indices in finishing order: by tick of arrival, then those on the way and those
   * who gave up by progress. Equal ones share an order by their index.
   */
  get order(): number[] {
    return this.#participants
      .map((_, index) => index)
      .toSorted((a, b) => this.#compare(a, b) || a - b);
  }

  #compare(a: number, b: number): number {
    const [left, right] = [this.#participants[a], this.#participants[b]];
    if (!left || !right) return 0;
    const arrival = (left.finishedAt ?? Infinity) - (right.finishedAt ?? Infinity);
    return Number.isNaN(arrival) ? right.progress - left.progress : arrival;
  }

  #simulate(participant: Participant<State>): void {
    while (participant.finishedAt === null && !participant.isOut) {
      const input = this.#nextInput(participant);
      if (input === null) return;
      this.#race.rules.step(participant.state, [input]);
      participant.tick += 1;
      participant.progress = this.#race.progressOf(participant.state);
      participant.pose = this.#race.poseOf(participant.state);
      if (participant.progress >= this.#race.finish) participant.finishedAt = participant.tick;
      else if (this.#race.rules.resultOf(participant.state)) participant.isOut = true;
    }
  }

  #nextInput(participant: Participant<State>): Input | null {
    const { tick, waiting } = participant;
    const input = waiting.get(tick);
    if (input !== undefined) {
      waiting.delete(tick);
      participant.latest = input;
      return input;
    }
    if (tick + lateTicks > this.#tick) return null;
    participant.correctedFrom ??= tick;
    return participant.latest;
  }
}
