import { type Random, seededRandom } from "@goldmane/std/seeded-random";
import { addPing, newClock, serverTime } from "#clock/server-clock.ts";
import { nextPingInMs } from "#clock/when-to-ask.ts";
import { follow, startFollowing } from "#follow/follow.ts";
import { type Plan, type Timeline, addTimeline, lookAt } from "#timeline/plan.ts";
import type { NetworkDelays, Network } from "./network.ts";
import { SimulatedPlayer } from "./simulated-player.ts";

export type MemberKind = {
  name: string;
  /** Offset of this device's clock from the server's in ms, and its drift per second. */
  skewMs: number;
  strayMsPerSecond: number;
  network: NetworkDelays;
};

/** A device in a party, with its clock, network and player. Server time is the true time. */
export class SimulatedMember {
  readonly kind: MemberKind;
  readonly player: SimulatedPlayer;
  readonly #network: Network;
  readonly #report: (isReady: boolean, seq: number) => void;
  readonly #random: Random;
  #clock = newClock;
  #following = startFollowing;
  #plan: Plan = [];
  #looksAt: number;
  #asksAt: number;
  #reported = "";

  constructor(
    kind: MemberKind,
    around: { network: Network; seed: number; report: (isReady: boolean, seq: number) => void },
    joinsAt: number,
  ) {
    this.kind = kind;
    this.#network = around.network;
    this.#report = around.report;
    this.#random = seededRandom(around.seed);
    this.player = new SimulatedPlayer(this.#random, 600);
    this.#asksAt = joinsAt;
    this.#looksAt = joinsAt + this.#random() * 100;
  }

  receive(now: number, timeline: Timeline): void {
    this.#plan = addTimeline(this.#plan, timeline);
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
    const { name, network } = this.kind;
    const sentAt = this.#localTime(now);
    this.#network.send(`${name} asks`, now, {
      delayMs: network.toServerMs,
      jitterMs: network.jitterMs,
      deliver: (received) =>
        this.#network.send(`${name} receives`, received, {
          delayMs: network.toMemberMs,
          jitterMs: network.jitterMs,
          deliver: (deliveredAt) => {
            const arrivedAt = this.#localTime(deliveredAt);
            this.#clock = addPing(this.#clock, {
              sentAt,
              receivedAt: received,
              answeredAt: received,
              arrivedAt,
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
    // Timers fire late, never early.
    this.#looksAt = now + step.againInMs + this.#random() * 12;
    for (const order of step.orders) this.player.obey(now, order);
    const report = `${timeline.seq} ${step.isReady}`;
    if (report === this.#reported) return;
    this.#reported = report;
    const { name, network } = this.kind;
    this.#network.send(`${name} asks`, now, {
      delayMs: network.toServerMs,
      jitterMs: network.jitterMs,
      deliver: () => this.#report(step.isReady, timeline.seq),
    });
  }
}
