import { AppError } from "@goldmane/contracts/errors";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import type { Rating } from "@goldmane/contracts/library/limits";
import { anonymousId, type Viewer } from "#platform/app.ts";
import type { Config } from "#platform/config/config.ts";
import type { Db } from "#platform/db/client.ts";
import { demoHouseholdId, demoParentId } from "./demo.ts";
import { AnonymousRating } from "./anonymous-rating.ts";
import type { IdentityChange } from "./session-changes.ts";
import { newId } from "#platform/ids.ts";
import { SessionCookie } from "./session-cookie.ts";
import {
  deleteSession,
  deleteStaleSessions,
  findSession,
  findSessionHousehold,
  findSessionProfile,
  hasPin,
  type Identity,
  insertSession,
  isRetired,
  replaceSession,
  type Session,
  updateLastSeen,
} from "./session-table.ts";
import { anonymousViewer, toViewer, withoutDemoRights } from "./to-viewer.ts";

type Parts = {
  db: Db;
  now: () => number;
  isHttps: boolean;
  house: Pick<Config, "demo" | "operatorEmailKey">;
};

/** Whether a request comes from this very machine, with nobody in between. */
type IsDirect = () => boolean;

/** What is written down of a browser, for the list of devices. */
export type BrowserTraits = { userAgent: string; addressPrefix: string };

type Cached = {
  session: Session | undefined;
  /** For requests from this very machine. */
  viewer: Viewer;
  /** For all others, which run the house by no password that everyone knows. */
  distant: Viewer;
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
/** Stands for requests of this machine that bring no session while the demo runs. */
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

/** Once the demo's parent has a PIN: a new browser is asked who is watching. */
const beforeItsTiles: Identity = { ...inTheDemo, level: "household", profileId: null };

/** Who uses which browser. Sessions are read once in a while and answered from memory between. */
export class BrowserSessions {
  readonly #parts: Parts;
  readonly #cookie: SessionCookie;
  readonly #anonymousRating: AnonymousRating;
  /** The viewer without a session, wherever it comes from. */
  #anonymous: Pick<Cached, "viewer" | "distant"> = {
    viewer: anonymousViewer,
    distant: anonymousViewer,
  };
  readonly #cached = new Map<string, Cached>();
  /** By which token each viewer came. */
  readonly #tokenOf = new WeakMap<Viewer, string>();
  /** Counts what was forgotten: a reading that began before must not be kept. */
  #forgotten = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#cookie = new SessionCookie(parts.isHttps);
    this.#anonymousRating = new AnonymousRating(parts);
  }

  /**
   * Who brings these cookies. Without a live session it is nobody, or in demo mode its visitor where
   * the request comes from this very machine.
   */
  async find(cookies: string | undefined, isDirect: IsDirect = () => false): Promise<Viewer> {
    const read = (await this.#findLive(cookies)) ?? (await this.#readVisitor(isDirect));
    return pick(read, isDirect);
  }

  async #findLive(cookies: string | undefined): Promise<Cached | null> {
    const now = this.#parts.now();
    for (const tokenHash of this.#cookie.read(cookies)) {
      const read = await this.#read(tokenHash);
      const { session, isReplaced } = read;
      // A call that was on its way meanwhile is nobody's, not the newcomer's who was there before.
      if (isReplaced) break;
      if (!session || isOver(session, now)) continue;
      if (now - session.lastSeenAt > seenEveryMs) {
        session.lastSeenAt = now;
        await updateLastSeen(this.#parts.db, session.id, now);
      }
      return read;
    }
    return null;
  }

  /**
   * Remembers a browser that was not known: as nobody, or as the demo's visitor.
   * @throws AppError NOT_SIGNED_IN for a call that was on its way while its browser got another token.
   */
  async start(
    traits: BrowserTraits,
    { cookies, isDirect = false }: { cookies?: string | undefined; isDirect?: boolean } = {},
  ): Promise<{ viewer: Viewer; setCookie: string }> {
    const now = this.#parts.now();
    for (const given of this.#cookie.read(cookies)) {
      if (await isRetired(this.#parts.db, given, now - onItsWayMs))
        throw new AppError("NOT_SIGNED_IN", "Who uses this browser changed meanwhile. Try again.");
    }
    const { tokenHash, setCookie } = this.#cookie.issue("anonymous", absoluteMs);
    const { viewer: visitor } = await this.#readVisitor(() => isDirect);
    const identity = visitor.isDemo ? toIdentity(visitor) : atTheDoor;
    const facts = { id: newId(now), tokenHash, createdAt: now, childUsedLast: false };
    const row = { ...identity, ...traits, ...facts };
    await insertSession(this.#parts.db, row, now);
    return { viewer: pick(await this.#read(tokenHash), () => isDirect), setCookie };
  }

  /**
   * Makes somebody else of a browser, under a new token; the old one is void. With another household
   * or profile it is another session, so that no link signed for the one before works in it.
   * @returns null when the session ended, or changed in another call, meanwhile.
   */
  async change(
    before: Viewer,
    identity: Identity,
    { traits, isDirect }: { traits: BrowserTraits; isDirect: boolean },
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
    const childUsedLast = await this.#isChildsNext(before, identity);
    const facts = { id, tokenHash, childUsedLast, ...(isProved && { createdAt: at }) };
    const row = { ...identity, ...traits, ...facts };
    const token = this.#tokenOf.get(before) ?? "";
    const isThere = await replaceSession(
      db,
      { id: before.sessionId, tokenHash: token, now: at },
      row,
    );
    this.forgetCached({ sessionId: before.sessionId });
    if (!isThere) return null;
    return { viewer: pick(await this.#read(tokenHash), () => isDirect), setCookie };
  }

  async forget(id: string): Promise<void> {
    await deleteSession(this.#parts.db, id);
    this.forgetCached({ sessionId: id });
  }

  /** What was known of these sessions is read again before it is next used. */
  forgetCached(change: IdentityChange): void {
    this.#forgotten += 1;
    if ("householdId" in change) this.#anonymousRating.forget();
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

  /** Leaving a child's profile, or signing out of it, makes its browser no grown-up's. */
  async #isChildsNext(before: Viewer, { profileId, accountId }: Identity): Promise<boolean> {
    if (accountId !== null) return false;
    const next = profileId === null ? null : await findSessionProfile(this.#parts.db, profileId);
    return next ? !isGrownUp(next.role) : before.isHeldByChild;
  }

  async #readVisitor(isDirect: IsDirect): Promise<Pick<Cached, "viewer" | "distant">> {
    if (this.#parts.house.demo && isDirect()) return await this.#read(demoVisitor);
    const highestRating = await this.#anonymousRating.read();
    if (this.#anonymous.viewer.highestRating !== highestRating) {
      const viewer = { ...anonymousViewer, highestRating };
      this.#anonymous = { viewer, distant: viewer };
    }
    return this.#anonymous;
  }

  async #read(key: string): Promise<Cached> {
    const { db, now, house } = this.#parts;
    const at = now();
    const anonymousRating = await this.#anonymousRating.read();
    const cached = this.#cached.get(key);
    // What changes the demo's visitor changes it through this process, or through the bus.
    const isFresh = cached && (key === demoVisitor || at - cached.readAt < cachedMs);
    if (isFresh && !isOutdated(cached, anonymousRating)) return cached;
    const before = this.#forgotten;
    const session = key === demoVisitor ? await this.#readDemo() : await findSession(db, key);
    const viewer = session ? toViewer(house, session, anonymousRating) : anonymousViewer;
    const distant = withoutDemoRights(viewer);
    const isReplaced = !session && (await isRetired(db, key, at - onItsWayMs));
    const read = { session, viewer, distant, isReplaced, readAt: at };
    for (const one of [viewer, distant]) this.#tokenOf.set(one, key);
    if (before !== this.#forgotten) return read;
    if (this.#cached.size >= cachedAtMost) this.#cached.clear();
    this.#cached.set(key, read);
    return read;
  }

  async #readDemo(): Promise<Session> {
    const { db, now: readNow } = this.#parts;
    const now = readNow();
    const isLocked = await hasPin(db, demoParentId);
    return {
      ...(isLocked ? beforeItsTiles : inTheDemo),
      id: anonymousId,
      household: await findSessionHousehold(db, demoHouseholdId),
      profile: isLocked ? null : await findSessionProfile(db, demoParentId),
      account: null,
      childUsedLast: false,
      createdAt: now,
      lastSeenAt: now,
    };
  }
}

/** An anonymous viewer under a limit that no longer holds. */
function isOutdated({ session, viewer }: Cached, anonymousRating: Rating): boolean {
  const isAnonymous = session !== undefined && viewer.level === "device";
  return isAnonymous && viewer.highestRating !== anonymousRating;
}

function pick({ viewer, distant }: Pick<Cached, "viewer" | "distant">, isDirect: IsDirect) {
  return viewer === distant || isDirect() ? viewer : distant;
}

/** Of the demo's visitor. */
function toIdentity({ profile }: Viewer): Identity {
  return profile ? inTheDemo : beforeItsTiles;
}

function isOver({ createdAt, lastSeenAt }: Session, now: number): boolean {
  return now - lastSeenAt > sessionIdleMs || now - createdAt > absoluteMs;
}
