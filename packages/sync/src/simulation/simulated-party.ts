import { waitAtMostMs } from "@goldmane/contracts/parties/limits";
import { leadTimeMs, positionAt } from "@goldmane/contracts/parties/rules";
import { seededRandom } from "@goldmane/std/seeded-random";
import type { Timeline } from "#timeline/timeline-queue.ts";
import { createNetwork } from "./network.ts";
import { type ParticipantKind, SimulatedParticipant } from "./simulated-participant.ts";

const stepMs = 5;
const sampleMs = 50;

type Incident = { atMs: number; run: (party: SimulatedParty) => void };

/** A party in simulated time: the server's side of the timeline, and its participants on their networks. */
export class SimulatedParty {
  readonly participants: SimulatedParticipant[] = [];
  timeline: Timeline = { seq: 0, state: "paused", rate: 1, position: 0, at: 0 };
  now = 0;
  readonly #seed: number;
  readonly #network;
  #waitingFor = new Set<string>();
  /** Participants whose wait timed out; not waited for again until they have caught up. */
  #leftBehind = new Set<string>();
  #waitsUntil = Infinity;

  constructor(seed: number, kinds: readonly ParticipantKind[]) {
    this.#seed = seed;
    this.#network = createNetwork(seededRandom(seed));
    for (const kind of kinds) this.join(kind);
  }

  join(kind: ParticipantKind): void {
    const report = (isReady: boolean, seq: number) => this.#receiveReady(kind.name, isReady, seq);
    const seed = this.#seed * 31 + this.participants.length;
    const participant = new SimulatedParticipant(
      kind,
      { network: this.#network, seed, report },
      this.now,
    );
    this.participants.push(participant);
    this.#send(participant);
  }

  findByName(name: string): SimulatedParticipant {
    const participant = this.participants.find(({ kind }) => kind.name === name);
    if (!participant) throw new Error(`The simulated party has no participant ${name}.`);
    return participant;
  }

  play(): void {
    this.#change({ state: "playing" });
  }

  pause(): void {
    this.#change({ state: "paused" });
  }

  /** Moves all participants to the position; playback starts when all are ready. */
  seek(seconds: number): void {
    this.#change({ state: "waiting", position: seconds });
    this.#waitForAll();
  }

  /** Runs for `ms` and returns samples of the spread between first and last position, in seconds. */
  run(ms: number, incidents: readonly Incident[] = []): number[] {
    const spreads: number[] = [];
    const pending = [...incidents];
    const until = this.now + ms;
    const begin = this.now;
    while (this.now < until) {
      this.now += stepMs;
      while (pending[0] && begin + pending[0].atMs <= this.now) pending.shift()?.run(this);
      this.#network.deliverUntil(this.now);
      if (this.timeline.state === "waiting" && this.now >= this.#waitsUntil) {
        this.#leftBehind = this.#waitingFor;
        this.play();
      }
      for (const participant of this.participants) participant.advance(this.now, stepMs);
      if (this.now % sampleMs === 0) spreads.push(this.spread());
    }
    return spreads;
  }

  spread(): number {
    const positions = this.participants.map(({ player }) => player.positionSeconds);
    return Math.max(...positions) - Math.min(...positions);
  }

  /** Announced ahead, like the server does: the previous timeline holds until `at`. */
  #change(change: Pick<Timeline, "state"> & Partial<Timeline>): void {
    const roundTrips = this.participants.map(
      ({ kind: { network } }) => network.toServerMs + network.toParticipantMs,
    );
    const at = this.now + leadTimeMs(roundTrips);
    const { timeline } = this;
    const position = positionAt(timeline, at);
    this.timeline = { ...timeline, position, ...change, at, seq: timeline.seq + 1 };
    for (const participant of this.participants) this.#send(participant);
  }

  #send(participant: SimulatedParticipant): void {
    const { name, network } = participant.kind;
    const { timeline } = this;
    this.#network.send(`${name} receives`, this.now, {
      delayMs: network.toParticipantMs,
      jitterMs: network.jitterMs,
      deliver: (now) => participant.receive(now, timeline),
    });
  }

  #waitForAll(): void {
    const names = this.participants.map(({ kind }) => kind.name);
    this.#waitingFor = new Set(names.filter((name) => !this.#leftBehind.has(name)));
    this.#waitsUntil = this.now + waitAtMostMs;
  }

  #receiveReady(name: string, isReady: boolean, seq: number): void {
    if (isReady) this.#leftBehind.delete(name);
    if (seq !== this.timeline.seq || this.#leftBehind.has(name)) return;
    if (isReady) this.#waitingFor.delete(name);
    else if (this.timeline.state === "playing") {
      this.#change({ state: "waiting" });
      this.#waitForAll();
    }
    if (this.timeline.state === "waiting" && this.#waitingFor.size === 0) this.play();
  }
}
