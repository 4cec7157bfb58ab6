import { reportEveryMs } from "@goldmane/contracts/parties/limits";
import { follow, startFollowing } from "@goldmane/sync/follow/follow";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import type { PartyPlayer } from "./party-player.ts";
import { readPlayer } from "./read-player.ts";

/** Retry interval until the server's clock is known, in ms. */
const unknownMs = 100;

/** Keeps a player in sync with its party and reports its state, until stopped. */
export class Follower {
  readonly #player: PartyPlayer;
  readonly #room: PartyRoom;
  readonly #titleId: string;
  readonly #unsubscribePlan: () => void;
  #following = startFollowing;
  #next: ReturnType<typeof setTimeout> | undefined;
  /** The last reported timeline and loading state. */
  #reported = "";
  #reportedAt = -Infinity;

  constructor(player: PartyPlayer, room: PartyRoom, titleId: string) {
    this.#player = player;
    this.#room = room;
    this.#titleId = titleId;
    this.#unsubscribePlan = room.onPlan(() => this.#follow());
    this.#follow();
  }

  stop(): void {
    this.#unsubscribePlan();
    clearTimeout(this.#next);
  }

  #follow(): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => this.#follow(), this.#step());
  }

  /** Returns when to run again, in milliseconds. */
  #step(): number {
    const serverMs = this.#room.clock.now();
    const outlook = serverMs === null ? null : this.#room.lookAt(serverMs);
    if (serverMs === null || !outlook?.timeline) return unknownMs;
    const { timeline, changesInMs } = outlook;
    // Another film is on; the page is about to unmount this player.
    if (timeline.titleId !== this.#titleId) return unknownMs;
    const player = readPlayer(this.#player);
    const reading = { timeline, changesInMs, serverMs, player, material: "film" } as const;
    const step = follow(this.#following, reading);
    this.#following = step.next;
    for (const order of step.orders) this.#player.apply(order);
    this.#reportLoading(timeline.seq, step.isReady);
    this.#report(timeline.state === "playing" ? step.behind : null);
    return step.againInMs;
  }

  #reportLoading(seq: number, isLoaded: boolean): void {
    const report = `${seq} ${isLoaded}`;
    if (report === this.#reported) return;
    this.#reported = report;
    this.#room.reportLoading(seq, isLoaded).catch(() => {
      // Reported again at the next step.
      if (this.#reported === report) this.#reported = "";
    });
  }

  #report(behind: number | null): void {
    const now = performance.now();
    if (now - this.#reportedAt < reportEveryMs) return;
    this.#reportedAt = now;
    this.#room.reportPosition(behind === null ? null : Math.round(behind * -1000));
  }
}
