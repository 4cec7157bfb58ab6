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
  readonly #unsubscribe: () => void;
  #following = startFollowing;
  #next: ReturnType<typeof setTimeout> | undefined;
  /** The last reported timeline and loading state. */
  #reported = "";
  #reportedAt = -Infinity;

  constructor(player: PartyPlayer, room: PartyRoom, titleId: string) {
    this.#player = player;
    this.#room = room;
    this.#titleId = titleId;
    this.#unsubscribe = room.onTimeline(() => this.#follow());
    this.#follow();
  }

  stop(): void {
    this.#unsubscribe();
    clearTimeout(this.#next);
  }

  #follow(): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => this.#follow(), this.#step());
  }

  /** Returns when to run again, in milliseconds. */
  #step(): number {
    const serverMs = this.#room.clock.now();
    const state = serverMs === null ? null : this.#room.timelineAt(serverMs);
    if (serverMs === null || !state?.timeline) return unknownMs;
    const { timeline, changesInMs } = state;
    // Another film is on; the page is about to unmount this player.
    if (timeline.titleId !== this.#titleId) return unknownMs;
    const player = readPlayer(this.#player);
    const reading = { timeline, changesInMs, serverMs, player, mediaKind: "film" } as const;
    const step = follow(this.#following, reading);
    this.#following = step.next;
    for (const command of step.commands) this.#player.apply(command);
    this.#reportLoading(timeline.seq, step.isReady);
    this.#report(timeline.state === "playing" ? step.errorSeconds : null);
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

  #report(errorSeconds: number | null): void {
    const now = performance.now();
    if (now - this.#reportedAt < reportEveryMs) return;
    this.#reportedAt = now;
    this.#room.reportPosition(errorSeconds === null ? null : Math.round(errorSeconds * -1000));
  }
}
