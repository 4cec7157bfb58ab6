import type { Viewer } from "#platform/app.ts";
import type { IdentityChange } from "#platform/identity/session-changes.ts";
import type { LiveSocket } from "./hub.ts";

/** A connection that was let in, and whom it was last taken for. */
export type Seat = {
  socket: LiveSocket;
  viewer: Viewer;
  cookie: string | undefined;
  /** It came from this machine itself. */
  isDirect: boolean;
  checkedAt: number;
};

/** The connections of this node. A seat stays its session's, whoever that is by now. */
export class Seats implements Iterable<Seat> {
  readonly #all = new Set<Seat>();
  readonly #countBySession = new Map<string, number>();

  add(seat: Seat): void {
    this.#all.add(seat);
    const { sessionId } = seat.viewer;
    this.#countBySession.set(sessionId, this.countOf(sessionId) + 1);
  }

  delete(seat: Seat): void {
    if (!this.#all.delete(seat)) return;
    const { sessionId } = seat.viewer;
    const left = this.countOf(sessionId) - 1;
    if (left > 0) this.#countBySession.set(sessionId, left);
    else this.#countBySession.delete(sessionId);
  }

  countOf(sessionId: string): number {
    return this.#countBySession.get(sessionId) ?? 0;
  }

  listMeant(change: IdentityChange): Seat[] {
    return [...this.#all].filter(({ viewer }) =>
      "sessionId" in change
        ? viewer.sessionId === change.sessionId
        : viewer.householdId === change.householdId,
    );
  }

  [Symbol.iterator](): Iterator<Seat> {
    return this.#all.values();
  }
}
