import { type Random, seededRandom } from "@goldmane/std/seeded-random";
import { addPing, newClock, serverTime } from "#clock/server-clock.ts";
import { nextPingInMs } from "#clock/when-to-ask.ts";
import { follow, startFollowing } from "#follow/follow.ts";
import { type Plan, type Timeline, hearTimeline, lookAt } from "#timeline/plan.ts";
import type { LineKind, Post } from "./line.ts";
import { SimulatedPlayer } from "./simulated-player.ts";

export type MemberKind = {
  name: string;
  /** How far this device's clock is off the server's, and how far it strays in a second. */
  skewMs: number;
  strayMsPerSecond: number;
  line: LineKind;
};

/** A device in a party: its clock, its line, its player. True time is the server's. */
export class SimulatedMember {
  readonly kind: MemberKind;
  readonly player: SimulatedPlayer;
  readonly #post: Post;
  readonly #report: (isReady: boolean, seq: number) => void;
  readonly #random: Random;
  #clock = newClock;
  #following = startFollowing;
  #plan: Plan = [];
  #looksAt: number;
  #asksAt: number;
  #told = "";

  constructor(
    kind: MemberKind,
    around: { post: Post; seed: number; report: (isReady: boolean, seq: number) => void },
    joinsAt: number,
  ) {
    this.kind = kind;
    this.#post = around.post;
    this.#report = around.report;
    this.#random = seededRandom(around.seed);
    this.player = new SimulatedPlayer(this.#random, 600);
    this.#asksAt = joinsAt;
    this.#looksAt = joinsAt + this.#random() * 100;
  }

  hear(now: number, timeline: Timeline): void {
    this.#plan = hearTimeline(this.#plan, timeline);
    this.#looksAt = now;
  }

  advance(now: number, ms: number): void {
    this.player.advance(now, ms);
    if (now >= this.#asksAt) this.#ask(now);
    if (now >= this.#looksAt) this.#look(now);
  }

  #localTime(now: number): number {
    return now + this.kind.skewMs + (now / 1000) * this.kind.strayMsPerSecond;
  }

  #ask(now: number): void {
    this.#asksAt = now + nextPingInMs(this.#clock);
    const { name, line } = this.kind;
    const sentAt = this.#localTime(now);
    this.#post.send(`${name} asks`, now, {
      delayMs: line.toServerMs,
      jitterMs: line.jitterMs,
      deliver: (received) =>
        this.#post.send(`${name} hears`, received, {
          delayMs: line.toMemberMs,
          jitterMs: line.jitterMs,
          deliver: (heard) => {
            const heardAt = this.#localTime(heard);
            this.#clock = addPing(this.#clock, {
              sentAt,
              receivedAt: received,
              answeredAt: received,
              heardAt,
            });
          },
        }),
    });
  }

  #look(now: number): void {
    const serverMs = serverTime(this.#clock, this.#localTime(now));
    this.#looksAt = now + 100;
    if (serverMs === null) return;
    const { plan, timeline, changesInMs } = lookAt(this.#plan, serverMs);
    this.#plan = plan;
    if (!timeline) return;
    const player = this.player.read(now);
    const step = follow(this.#following, {
      timeline,
      changesInMs,
      serverMs,
      player,
      material: "film",
    });
    this.#following = step.next;
    // A timer fires late, never early.
    this.#looksAt = now + step.againInMs + this.#random() * 12;
    for (const order of step.orders) this.player.obey(now, order);
    const told = `${timeline.seq} ${step.isReady}`;
    if (told === this.#told) return;
    this.#told = told;
    const { name, line } = this.kind;
    this.#post.send(`${name} asks`, now, {
      delayMs: line.toServerMs,
      jitterMs: line.jitterMs,
      deliver: () => this.#report(step.isReady, timeline.seq),
    });
  }
}
