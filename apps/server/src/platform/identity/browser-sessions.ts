import { AppError } from "@goldmane/contracts/errors";
import { passerBy, type Viewer } from "#platform/app.ts";
import type { Config } from "#platform/config/config.ts";
import type { Db } from "#platform/db/client.ts";
import { demoHouseholdId, demoParentId } from "./demo.ts";
import type { IdentityChange } from "./session-changes.ts";
import { newId } from "#platform/ids.ts";
import { SessionCookie } from "./session-cookie.ts";
import {
  deleteSession,
  deleteStaleSessions,
  findSession,
  findSessionHousehold,
  findSessionProfile,
  type Identity,
  insertSession,
  isRetired,
  replaceSession,
  type Session,
  updateLastSeen,
} from "./session-table.ts";
import { nobody, toViewer } from "./to-viewer.ts";

type Parts = {
  db: Db;
  now: () => number;
  isHttps: boolean;
  house: Pick<Config, "demo" | "operatorEmailKey">;
};

/** What is written down of a browser, for the list of devices. */
export type BrowserTraits = { userAgent: string; addressPrefix: string };

type Cached = {
  session: Session | undefined;
  viewer: Viewer;
  /** Its browser got another token a moment ago. */
  isReplaced: boolean;
  readAt: number;
};

const dayMs = 24 * 3_600_000;
/** A session that nobody uses for so long is over. */
export const sessionIdleMs = 30 * dayMs;
const absoluteMs = 180 * dayMs;
const seenEveryMs = 5 * 60_000;
/** How long a change that another node made and could not tell may go unnoticed here. */
const cachedMs = 30_000;
const cachedAtMost = 10_000;
/** How long a call may be under way. */
const onItsWayMs = 60_000;
/** Stands for whoever brings no session while the demo runs. */
const demoVisitor = "the demo's visitor";

const atTheDoor: Identity = {
  level: "device",
  householdId: null,
  profileId: null,
  accountId: null,
  confirmedAt: null,
};

const inTheDemo: Identity = {
  ...atTheDoor,
  level: "profile",
  householdId: demoHouseholdId,
  profileId: demoParentId,
};

/** Who uses which browser. Sessions are read once in a while and answered from memory between. */
export class BrowserSessions {
  readonly #parts: Parts;
  readonly #cookie: SessionCookie;
  readonly #cached = new Map<string, Cached>();
  /** By which token each viewer came. */
  readonly #tokenOf = new WeakMap<Viewer, string>();
  /** Counts what was forgotten: a reading that began before must not be kept. */
  #forgotten = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#cookie = new SessionCookie(parts.isHttps);
  }

  /** Who brings these cookies. Without a session that lives it is nobody, or the demo's visitor. */
  async find(cookies: string | undefined): Promise<Viewer> {
    const now = this.#parts.now();
    for (const tokenHash of this.#cookie.read(cookies)) {
      const { session, viewer, isReplaced } = await this.#read(tokenHash);
      // A call that was on its way meanwhile is nobody's, not the newcomer's who was there before.
      if (isReplaced) break;
      if (!session || isOver(session, now)) continue;
      if (now - session.lastSeenAt > seenEveryMs) {
        session.lastSeenAt = now;
        await updateLastSeen(this.#parts.db, session.id, now);
      }
      return viewer;
    }
    return await this.#findVisitor();
  }

  /**
   * Remembers a browser that was not known: in the demo as one of the house.
   * @throws AppError NOT_SIGNED_IN for a call that was on its way while its browser got another token.
   */
  async start(
    traits: BrowserTraits,
    cookies?: string,
  ): Promise<{ viewer: Viewer; setCookie: string }> {
    const now = this.#parts.now();
    for (const given of this.#cookie.read(cookies)) {
      if (await isRetired(this.#parts.db, given, now - onItsWayMs))
        throw new AppError("NOT_SIGNED_IN", "Who uses this browser changed meanwhile. Try again.");
    }
    const { tokenHash, setCookie } = this.#cookie.issue("newcomer", absoluteMs);
    const visitor = await this.#findVisitor();
    const identity = visitor.isDemo ? inTheDemo : atTheDoor;
    const row = { ...identity, ...traits, id: newId(now), tokenHash, createdAt: now };
    await insertSession(this.#parts.db, row, now);
    const { viewer } = await this.#read(tokenHash);
    return { viewer, setCookie };
  }

  /**
   * Makes somebody else of a browser, under a new token; the old one is void. With another household
   * or profile it is another session, so that no link signed for the one before works in it.
   * @returns null when the session ended, or changed in another call, meanwhile.
   */
  async change(
    before: Viewer,
    identity: Identity,
    traits: BrowserTraits,
  ): Promise<{ viewer: Viewer; setCookie: string } | null> {
    const { db, now } = this.#parts;
    const isSame =
      before.householdId === identity.householdId &&
      (before.profile?.id ?? null) === identity.profileId;
    const at = now();
    const { tokenHash, setCookie } = this.#cookie.issue("known", absoluteMs);
    const id = isSame ? before.sessionId : newId(at);
    // Half a year from the last password, not from the last tile.
    const isProved = identity.confirmedAt !== null || identity.level === "device";
    const row = { ...identity, ...traits, id, tokenHash, ...(isProved && { createdAt: at }) };
    const token = this.#tokenOf.get(before) ?? "";
    const isThere = await replaceSession(
      db,
      { id: before.sessionId, tokenHash: token, now: at },
      row,
    );
    this.forgetCached({ sessionId: before.sessionId });
    if (!isThere) return null;
    const { viewer } = await this.#read(tokenHash);
    return { viewer, setCookie };
  }

  async forget(id: string): Promise<void> {
    await deleteSession(this.#parts.db, id);
    this.forgetCached({ sessionId: id });
  }

  /** What was known of these sessions is read again before it is next used. */
  forgetCached(change: IdentityChange): void {
    this.#forgotten += 1;
    for (const [key, { viewer }] of this.#cached) {
      const isMeant =
        "sessionId" in change
          ? viewer.sessionId === change.sessionId
          : viewer.householdId === change.householdId;
      if (isMeant) this.#cached.delete(key);
    }
  }

  async forgetStale(): Promise<void> {
    const now = this.#parts.now();
    await deleteStaleSessions(this.#parts.db, {
      seen: now - sessionIdleMs,
      created: now - absoluteMs,
    });
  }

  async #findVisitor(): Promise<Viewer> {
    if (!this.#parts.house.demo) return nobody;
    return (await this.#read(demoVisitor)).viewer;
  }

  async #read(key: string): Promise<Cached> {
    const { db, now, house } = this.#parts;
    const at = now();
    const cached = this.#cached.get(key);
    // What changes the demo's visitor changes it through this process, or through the bus.
    if (cached && (key === demoVisitor || at - cached.readAt < cachedMs)) return cached;
    const before = this.#forgotten;
    const session = key === demoVisitor ? await this.#readDemo() : await findSession(db, key);
    const viewer = session ? toViewer(house, session) : nobody;
    const isReplaced = !session && (await isRetired(db, key, at - onItsWayMs));
    const read = { session, viewer, isReplaced, readAt: at };
    this.#tokenOf.set(viewer, key);
    if (before !== this.#forgotten) return read;
    if (this.#cached.size >= cachedAtMost) this.#cached.clear();
    this.#cached.set(key, read);
    return read;
  }

  async #readDemo(): Promise<Session> {
    const now = this.#parts.now();
    return {
      ...inTheDemo,
      id: passerBy,
      household: await findSessionHousehold(this.#parts.db, demoHouseholdId),
      profile: await findSessionProfile(this.#parts.db, demoParentId),
      account: null,
      createdAt: now,
      lastSeenAt: now,
    };
  }
}

function isOver({ createdAt, lastSeenAt }: Session, now: number): boolean {
  return now - lastSeenAt > sessionIdleMs || now - createdAt > absoluteMs;
}
