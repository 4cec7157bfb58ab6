import { waitAtMostMs } from "@goldmane/contracts/parties/limits";
import { leadTimeMs, positionAt } from "@goldmane/contracts/parties/rules";
import { seededRandom } from "@goldmane/std/seeded-random";
import type { Timeline } from "#timeline/plan.ts";
import { createPost } from "./line.ts";
import { type MemberKind, SimulatedMember } from "./simulated-member.ts";

const stepMs = 5;
const sampleMs = 50;

type Happening = { atMs: number; happens: (party: SimulatedParty) => void };

/** A party in simulated time: the server's side of the timeline, and its members on their lines. */
export class SimulatedParty {
  readonly members: SimulatedMember[] = [];
  timeline: Timeline = { seq: 0, state: "paused", rate: 1, position: 0, at: 0 };
  now = 0;
  readonly #seed: number;
  readonly #post;
  #waitingFor = new Set<string>();
  /** Waited for in vain: nobody waits again before they have caught up. */
  #leftBehind = new Set<string>();
  #waitsUntil = Infinity;

  constructor(seed: number, kinds: readonly MemberKind[]) {
    this.#seed = seed;
    this.#post = createPost(seededRandom(seed));
    for (const kind of kinds) this.join(kind);
  }

  join(kind: MemberKind): void {
    const report = (isReady: boolean, seq: number) => this.#hearReady(kind.name, isReady, seq);
    const seed = this.#seed * 31 + this.members.length;
    const member = new SimulatedMember(kind, { post: this.#post, seed, report }, this.now);
    this.members.push(member);
    this.#tell(member);
  }

  named(name: string): SimulatedMember {
    const member = this.members.find(({ kind }) => kind.name === name);
    if (!member) throw new Error(`Nobody here is called ${name}.`);
    return member;
  }

  play(): void {
    this.#change({ state: "playing" });
  }

  pause(): void {
    this.#change({ state: "paused" });
  }

  /** Everybody is taken to the place, and starts when all are there. */
  seek(seconds: number): void {
    this.#change({ state: "waiting", position: seconds });
    this.#waitForAll();
  }

  /** Runs so long and answers samples of the spread of positions: the first to the last, in seconds. */
  run(ms: number, happenings: readonly Happening[] = []): number[] {
    const spreads: number[] = [];
    const pending = [...happenings];
    const until = this.now + ms;
    const begin = this.now;
    while (this.now < until) {
      this.now += stepMs;
      while (pending[0] && begin + pending[0].atMs <= this.now) pending.shift()?.happens(this);
      this.#post.deliverUntil(this.now);
      if (this.timeline.state === "waiting" && this.now >= this.#waitsUntil) {
        this.#leftBehind = this.#waitingFor;
        this.play();
      }
      for (const member of this.members) member.advance(this.now, stepMs);
      if (this.now % sampleMs === 0) spreads.push(this.spread());
    }
    return spreads;
  }

  spread(): number {
    const positions = this.members.map(({ player }) => player.positionSeconds);
    return Math.max(...positions) - Math.min(...positions);
  }

  /** Told ahead, as the product's server does: until `at` what was before goes on. */
  #change(change: Pick<Timeline, "state"> & Partial<Timeline>): void {
    const roundTrips = this.members.map(({ kind: { line } }) => line.toServerMs + line.toMemberMs);
    const at = this.now + leadTimeMs(roundTrips);
    const { timeline } = this;
    const position = positionAt(timeline, at);
    this.timeline = { ...timeline, position, ...change, at, seq: timeline.seq + 1 };
    for (const member of this.members) this.#tell(member);
  }

  #tell(member: SimulatedMember): void {
    const { name, line } = member.kind;
    const { timeline } = this;
    this.#post.send(`${name} hears`, this.now, {
      delayMs: line.toMemberMs,
      jitterMs: line.jitterMs,
      deliver: (now) => member.hear(now, timeline),
    });
  }

  #waitForAll(): void {
    const names = this.members.map(({ kind }) => kind.name);
    this.#waitingFor = new Set(names.filter((name) => !this.#leftBehind.has(name)));
    this.#waitsUntil = this.now + waitAtMostMs;
  }

  #hearReady(name: string, isReady: boolean, seq: number): void {
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
