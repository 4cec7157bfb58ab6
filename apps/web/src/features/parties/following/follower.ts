import { reportEveryMs } from "@goldmane/contracts/parties/limits";
import { follow, startFollowing } from "@goldmane/sync/follow/follow";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import type { PartyPlayer } from "./party-player.ts";
import { readPlayer } from "./read-player.ts";

/** Without the server's time nothing can be said; it comes within a few of these. */
const unknownMs = 100;

/** Keeps a player with its party, and tells the party how it does, until it is stopped. */
export class Follower {
  readonly #player: PartyPlayer;
  readonly #room: PartyRoom;
  readonly #titleId: string;
  readonly #forgetPlan: () => void;
  #following = startFollowing;
  #next: ReturnType<typeof setTimeout> | undefined;
  /** What was last told of: which timeline, and whether the film is there. */
  #told = "";
  #reportedAt = -Infinity;

  constructor(player: PartyPlayer, room: PartyRoom, titleId: string) {
    this.#player = player;
    this.#room = room;
    this.#titleId = titleId;
    this.#forgetPlan = room.onPlan(() => this.#look());
    this.#look();
  }

  stop(): void {
    this.#forgetPlan();
    clearTimeout(this.#next);
  }

  #look(): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => this.#look(), this.#step());
  }

  /** Answers how soon to look again, in milliseconds. */
  #step(): number {
    const serverMs = this.#room.clock.now();
    const outlook = serverMs === null ? null : this.#room.lookAt(serverMs);
    if (serverMs === null || !outlook?.timeline) return unknownMs;
    const { timeline, changesInMs } = outlook;
    // Another film is on: the page is about to take this one away.
    if (timeline.titleId !== this.#titleId) return unknownMs;
    const player = readPlayer(this.#player);
    const reading = { timeline, changesInMs, serverMs, player, material: "film" } as const;
    const step = follow(this.#following, reading);
    this.#following = step.next;
    for (const order of step.orders) this.#player.obey(order);
    this.#reportLoading(timeline.seq, step.isReady);
    this.#report(timeline.state === "playing" ? step.behind : null);
    return step.againInMs;
  }

  #reportLoading(seq: number, isLoaded: boolean): void {
    const told = `${seq} ${isLoaded}`;
    if (told === this.#told) return;
    this.#told = told;
    this.#room.reportLoading(seq, isLoaded).catch(() => {
      // Said anew at the next step, once somebody hears it.
      if (this.#told === told) this.#told = "";
    });
  }

  #report(behind: number | null): void {
    const now = performance.now();
    if (now - this.#reportedAt < reportEveryMs) return;
    this.#reportedAt = now;
    this.#room.reportPosition(behind === null ? null : Math.round(behind * -1000));
  }
}
