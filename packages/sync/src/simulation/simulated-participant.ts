import { type Random, seededRandom } from "@goldmane/std/seeded-random";
import { addPing, newClock, serverTime } from "#clock/server-clock.ts";
import { nextPingInMs } from "#clock/ping-schedule.ts";
import { follow, startFollowing } from "#follow/follow.ts";
import {
  type Timeline,
  type TimelineQueue,
  addTimeline,
  timelineAt,
} from "#timeline/timeline-queue.ts";
import type { NetworkDelays, Network } from "./network.ts";
import { SimulatedPlayer } from "./simulated-player.ts";

export type ParticipantKind = {
  name: string;
  /** Offset of this device's clock from the server's in ms, and its drift per second. */
  skewMs: number;
  driftMsPerSecond: number;
  network: NetworkDelays;
};

/** A device in a party, with its clock, network and player. Server time is the true time. */
export class SimulatedParticipant {
  readonly kind: ParticipantKind;
  readonly player: SimulatedPlayer;
  readonly #network: Network;
  readonly #report: (isReady: boolean, seq: number) => void;
  readonly #random: Random;
  #clock = newClock;
  #following = startFollowing;
  #timelines: TimelineQueue = [];
  #stepsAt: number;
  #pingsAt: number;
  #reported = "";

  constructor(
    kind: ParticipantKind,
    around: { network: Network; seed: number; report: (isReady: boolean, seq: number) => void },
    joinsAt: number,
  ) {
    this.kind = kind;
    this.#network = around.network;
    this.#report = around.report;
    this.#random = seededRandom(around.seed);
    this.player = new SimulatedPlayer(this.#random, 600);
    this.#pingsAt = joinsAt;
    this.#stepsAt = joinsAt + this.#random() * 100;
  }

  receive(now: number, timeline: Timeline): void {
    this.#timelines = addTimeline(this.#timelines, timeline);
    this.#stepsAt = now;
  }

  advance(now: number, ms: number): void {
    this.player.advance(now, ms);
    if (now >= this.#pingsAt) this.#ping(now);
    if (now >= this.#stepsAt) this.#step(now);
  }

  #localTime(now: number): number {
    return now + this.kind.skewMs + (now / 1000) * this.kind.driftMsPerSecond;
  }

  #ping(now: number): void {
    this.#pingsAt = now + nextPingInMs(this.#clock);
    const { name, network } = this.kind;
    const sentAt = this.#localTime(now);
    this.#network.send(`${name} sends`, now, {
      delayMs: network.toServerMs,
      jitterMs: network.jitterMs,
      deliver: (received) =>
        this.#network.send(`${name} receives`, received, {
          delayMs: network.toParticipantMs,
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

  #step(now: number): void {
    const serverMs = serverTime(this.#clock, this.#localTime(now));
    this.#stepsAt = now + 100;
    if (serverMs === null) return;
    const { queue, timeline, changesInMs } = timelineAt(this.#timelines, serverMs);
    this.#timelines = queue;
    if (!timeline) return;
    const player = this.player.read(now);
    const step = follow(this.#following, {
      timeline,
      changesInMs,
      serverMs,
      player,
      mediaKind: "film",
    });
    this.#following = step.next;
    // Timers fire late, never early.
    this.#stepsAt = now + step.againInMs + this.#random() * 12;
    for (const command of step.commands) this.player.execute(now, command);
    const report = `${timeline.seq} ${step.isReady}`;
    if (report === this.#reported) return;
    this.#reported = report;
    const { name, network } = this.kind;
    this.#network.send(`${name} sends`, now, {
      delayMs: network.toServerMs,
      jitterMs: network.jitterMs,
      deliver: () => this.#report(step.isReady, timeline.seq),
    });
  }
}
