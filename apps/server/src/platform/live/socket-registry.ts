import type { Viewer } from "#platform/app.ts";
import type { IdentityChange } from "#platform/identity/session-changes.ts";
import type { LiveSocket } from "./live-server.ts";

/** An authorized connection and its viewer as of `checkedAt`. */
export type SocketEntry = {
  socket: LiveSocket;
  viewer: Viewer;
  cookie: string | undefined;
  /** The request came from this machine, not through a proxy. */
  isDirect: boolean;
  checkedAt: number;
};

/** The connections of this node. An entry's session id never changes, though its viewer may. */
export class SocketRegistry implements Iterable<SocketEntry> {
  readonly #all = new Set<SocketEntry>();
  readonly #countBySession = new Map<string | null, number>();

  add(entry: SocketEntry): void {
    this.#all.add(entry);
    const { sessionId } = entry.viewer;
    this.#countBySession.set(sessionId, this.countOf(entry.viewer) + 1);
  }

  delete(entry: SocketEntry): void {
    if (!this.#all.delete(entry)) return;
    const { sessionId } = entry.viewer;
    const left = this.countOf(entry.viewer) - 1;
    if (left > 0) this.#countBySession.set(sessionId, left);
    else this.#countBySession.delete(sessionId);
  }

  countOf({ sessionId }: Pick<Viewer, "sessionId">): number {
    return this.#countBySession.get(sessionId) ?? 0;
  }

  listAffected(change: IdentityChange): SocketEntry[] {
    return [...this.#all].filter(({ viewer }) =>
      "sessionId" in change
        ? viewer.sessionId === change.sessionId
        : viewer.householdId === change.householdId,
    );
  }

  [Symbol.iterator](): Iterator<SocketEntry> {
    return this.#all.values();
  }
}
