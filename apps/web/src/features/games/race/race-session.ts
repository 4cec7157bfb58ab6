import {
  enterRace,
  raceChanged,
  raceCorrected,
  raceSnapshot,
  sendRaceInputs,
} from "@goldmane/contracts/games/races/live";
import { raceInputsPerMessage } from "@goldmane/contracts/games/races/limits";
import type { Race } from "@goldmane/contracts/games/races/schema";
import { ticksPerSecond } from "@goldmane/games/kernel/game-rules";
import type { Input } from "@goldmane/games/kernel/input";
import { Prediction } from "@goldmane/games/race/prediction";
import { ticksPerSnapshot } from "@goldmane/games/race/race-limits";
import type { AnyRace } from "@goldmane/games/race/registry";
import type { LiveConnection } from "#platform/live/live-connection.ts";
import { openStore } from "#platform/store.ts";
import { type Rival, Rivals } from "./rivals.ts";

/** Without a snapshot for this long, the node that runs the race is gone. */
const silenceMs = 8_000;

type Means = {
  connection: LiveConnection;
  /** The server's time in epoch milliseconds; null before it is known. */
  serverNow: () => number | null;
  rules: AnyRace;
};

/** A running race at this screen: the own run, predicted; the inputs sent; the rivals. */
export class RaceSession {
  readonly race;
  /** Set when the server stopped answering in the middle of the race. */
  readonly isInterrupted = openStore(false);
  readonly #means: Means;
  readonly #own: number;
  readonly #prediction: Prediction<unknown, unknown>;
  readonly #rivals: Rivals;
  /** The inputs of the latest ticks, which haven't been sent. */
  #waiting: Input[] = [];
  #heardAt = performance.now();

  /** @param race A race that has started, with the profile among its racers. */
  constructor(means: Means, race: Race, profileId: string) {
    if (race.seed === null) throw new RangeError("the race hasn't started");
    this.#means = means;
    this.race = openStore(race);
    this.#own = race.racers.findIndex((racer) => racer.profileId === profileId);
    this.#rivals = new Rivals(this.#own);
    this.#prediction = new Prediction(means.rules, race.seed);
  }

  /** Subscribes to the race, again after every reconnect. Returns a function that stops. */
  start(): () => void {
    const { connection } = this.#means;
    const isOurs = ({ raceId }: { raceId: string }) => raceId === this.race.get().id;
    const closers = [
      connection.on(raceChanged, (race) => {
        if (race.id === this.race.get().id) this.race.set(race);
      }),
      connection.on(raceSnapshot, (snapshot) => {
        if (!isOurs(snapshot)) return;
        this.#heardAt = performance.now();
        this.#rivals.add(snapshot);
      }),
      connection.on(raceCorrected, (correction) => {
        if (isOurs(correction) && correction.racer === this.#own) this.#correct(correction);
      }),
      connection.isOpen.subscribe(() => void this.#enter()),
    ];
    void this.#enter();
    return () => {
      for (const close of closers) close();
    };
  }

  /** The own state. */
  get state(): unknown {
    return this.#prediction.state;
  }

  /** Whether the own run has ended, here or for everyone. */
  get isFinished(): boolean {
    return this.#prediction.isFinished || this.race.get().state === "over";
  }

  /** The server's tick with a fraction: negative before the start, null while the time is unknown. */
  get clock(): number | null {
    const now = this.#means.serverNow();
    const { startsAt } = this.race.get();
    return now === null || startsAt === null ? null : ((now - startsAt) * ticksPerSecond) / 1000;
  }

  /** How many ticks the own run is behind the server's clock. */
  get lag(): number {
    return Math.max(0, Math.floor(this.clock ?? 0) - this.#prediction.tick);
  }

  /**
   * Plays the ticks that the server's clock has reached with what is held now; `stepped` runs after
   * each. A screen that fell far behind, such as a hidden tab, leaves the ticks that the server has
   * played without it.
   */
  advance(input: Input, stepped: (state: unknown) => void): void {
    const clock = this.clock;
    if (clock === null || clock < 0) return;
    this.isInterrupted.set(
      this.race.get().state === "running" && performance.now() - this.#heardAt > silenceMs,
    );
    const until = Math.floor(clock);
    while (this.#prediction.tick <= until && !this.isFinished) {
      this.#prediction.step(input);
      this.#waiting.push(input);
      stepped(this.#prediction.state);
    }
    if (this.#waiting.length >= ticksPerSnapshot || (this.isFinished && this.#waiting.length > 0))
      this.#send();
  }

  rivals(): Rival[] {
    return this.#rivals.at(this.clock ?? 0);
  }

  /** From the first to the last, as indices of the racers. */
  ranking(): number[] {
    return this.race.get().order ?? this.#rivals.ranking();
  }

  get ownIndex(): number {
    return this.#own;
  }

  #correct({ tick, state }: { tick: number; state: unknown }): void {
    const before = this.#prediction.tick;
    this.#prediction.correct(tick, state);
    // The server has played on without the inputs of the ticks that it skipped.
    if (this.#prediction.tick !== before) this.#waiting = [];
  }

  #send(): void {
    // Older ones are too late.
    const inputs = this.#waiting.slice(-raceInputsPerMessage);
    const from = this.#prediction.tick - inputs.length;
    this.#waiting = [];
    // A lost message is corrected by the server's state.
    this.#means.connection
      .send(sendRaceInputs, { raceId: this.race.get().id, from, inputs })
      .catch(() => undefined);
  }

  async #enter(): Promise<void> {
    const { connection } = this.#means;
    if (!connection.isOpen.get()) return;
    try {
      this.race.set(await connection.send(enterRace, { raceId: this.race.get().id }));
    } catch {
      // The next reconnect tries again; a race that is gone shows as interrupted.
    }
  }
}
