import { AppError } from "@goldmane/contracts/errors";
import type { Language } from "@goldmane/contracts/languages";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import type { Rating } from "@goldmane/contracts/library/limits";
import { LRUCache } from "lru-cache";
import type { App, SessionViewer, Viewer } from "#platform/app.ts";
import type { Config } from "#platform/config/config.ts";
import type { Db } from "#platform/db/open-db.ts";
import { demoHouseholdId, demoParentId, demoVisitorId } from "./demo.ts";
import { AnonymousRating } from "./viewer/anonymous-rating.ts";
import type { IdentityChange } from "./session-changes.ts";
import { newId } from "#platform/ids.ts";
import { SessionCookie, type Transport } from "./session-cookie.ts";
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
import { anonymousViewer, toViewer, withoutDemoRights } from "./viewer/to-viewer.ts";

type Parts = {
  db: Db;
  now: () => number;
  transport: Transport;
  config: Pick<Config, "demo" | "operatorEmailKey">;
};

/** Whether a request comes from this machine, without a proxy. */
type IsDirect = () => boolean;

/** Stored traits of a browser, for the list of devices. */
export type BrowserTraits = { userAgent: string; addressPrefix: string };

type Cached = {
  session: Session | undefined;
  /** For requests from this machine. */
  viewer: Viewer;
  /** For all other requests: the demo's public password makes no operator there. */
  distant: Viewer;
  /** The browser's token was just rotated. */
  isReplaced: boolean;
  readAt: number;
};

const dayMs = 24 * 3_600_000;
/** Sessions expire after this long without use. */
export const sessionIdleMs = 30 * dayMs;
const absoluteMs = 180 * dayMs;
const seenEveryMs = 5 * 60_000;
/** Bounds staleness if another node's change notification is lost. */
const cachedMs = 30_000;
const cachedAtMost = 10_000;
/** The longest time that a call can be in flight. */
const inFlightMs = 60_000;
/** Cache key for requests from this machine without a session in demo mode. */
const demoVisitor = "the demo's visitor";

const signedOutIdentity: Identity = {
  level: "device",
  householdId: null,
  profileId: null,
  accountId: null,
  confirmedAt: null,
};

const demoParentIdentity: Identity = {
  ...signedOutIdentity,
  level: "profile",
  householdId: demoHouseholdId,
  profileId: demoParentId,
};

/**
 * Used once the demo's parent has a PIN: a new browser starts at the profile picker, and grown-ups'
 * profiles open with a PIN or a password only.
 */
const demoHouseholdIdentity: Identity = {
  ...demoParentIdentity,
  level: "household",
  profileId: null,
};

/** Resolves requests to viewers. Sessions are cached in memory for a short time. */
export class BrowserSessions {
  readonly #parts: Parts;
  readonly #cookie: SessionCookie;
  readonly #anonymousRating: AnonymousRating;
  /** The viewer of requests without a session. */
  #anonymous: Pick<Cached, "viewer" | "distant"> = {
    viewer: anonymousViewer,
    distant: anonymousViewer,
  };
  readonly #cached = new LRUCache<string, Cached>({ max: cachedAtMost });
  /** The token hash that each viewer came with. */
  readonly #tokenOf = new WeakMap<Viewer, string>();
  /** Counts invalidations: a read that started before one must not be cached. */
  #forgotten = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#cookie = new SessionCookie(parts.transport);
    this.#anonymousRating = new AnonymousRating(parts);
  }

  /**
   * The viewer of these cookies. Without a live session it is anonymous, or the demo's visitor in demo
   * mode if the request comes from this machine.
   * @param asked the language for a viewer whose profile has none
   */
  async find(
    cookies: string | undefined,
    isDirect: IsDirect = () => false,
    asked: Language = "en",
  ): Promise<Viewer> {
    const read = (await this.#findLive(cookies)) ?? (await this.#readVisitor(isDirect));
    return this.#inLanguage(pick(read, isDirect), asked);
  }

  #inLanguage<V extends Viewer>(viewer: V, asked: Language): V {
    const language = viewer.profile?.language ?? asked;
    return viewer.language === language ? viewer : this.#translate(viewer, language);
  }

  #translate<V extends Viewer>(viewer: V, language: Language): V {
    const translated = { ...viewer, language };
    const tokenHash = this.#tokenOf.get(viewer);
    if (tokenHash !== undefined) this.#tokenOf.set(translated, tokenHash);
    return translated;
  }

  async #findLive(cookies: string | undefined): Promise<Cached | null> {
    const now = this.#parts.now();
    for (const tokenHash of this.#cookie.read(cookies)) {
      const read = await this.#read(tokenHash);
      const { session, isReplaced } = read;
      // A call in flight during a token change is anonymous, not the old identity's.
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
   * Creates a session for an unknown browser, anonymous or as the demo's visitor.
   * @throws AppError NOT_SIGNED_IN for a call in flight while its browser's token was rotated.
   */
  async start(
    traits: BrowserTraits,
    {
      cookies,
      isDirect = false,
      isHttps = false,
      asked = "en",
    }: {
      cookies?: string | undefined;
      isDirect?: boolean;
      isHttps?: boolean;
      asked?: Language;
    } = {},
  ): Promise<{ viewer: SessionViewer; setCookie: string }> {
    const now = this.#parts.now();
    for (const given of this.#cookie.read(cookies)) {
      if (await isRetired(this.#parts.db, given, now - inFlightMs))
        throw new AppError("NOT_SIGNED_IN", "Someone else signed in on this browser. Try again.");
    }
    const { tokenHash, setCookie } = this.#cookie.issue("anonymous", absoluteMs, isHttps);
    const { viewer: visitor } = await this.#readVisitor(() => isDirect);
    const identity = visitor.isDemo ? toIdentity(visitor) : signedOutIdentity;
    const childUsedLast = visitor.isHeldByChild;
    const facts = { id: newId(now), tokenHash, createdAt: now, childUsedLast };
    const row = { ...identity, ...traits, ...facts };
    await insertSession(this.#parts.db, row, now);
    const viewer = this.#inLanguage(await this.#readNew(tokenHash, isDirect), asked);
    return { viewer, setCookie };
  }

  /**
   * Changes a browser's identity and rotates its token. A different household or profile also gets a new
   * session id, which invalidates links signed for the old one.
   * @returns null if the session ended or was changed by another call in the meantime.
   */
  async change(
    before: SessionViewer,
    identity: Identity,
    {
      traits,
      isDirect,
      isHttps = false,
    }: { traits: BrowserTraits; isDirect: boolean; isHttps?: boolean },
  ): Promise<{ viewer: SessionViewer; setCookie: string } | null> {
    const { db, now } = this.#parts;
    const isSameHousehold = before.householdId === identity.householdId;
    const isSame = isSameHousehold && (before.profile?.id ?? null) === identity.profileId;
    const at = now();
    const { tokenHash, setCookie } = this.#cookie.issue("known", absoluteMs, isHttps);
    const id = isSame ? before.sessionId : newId(at);
    // The absolute lifetime counts from the last password, not the last profile switch.
    const isProved = identity.confirmedAt !== null || identity.level === "device";
    const childUsedLast = await this.#isChildsNext(before, identity);
    const facts = {
      id,
      tokenHash,
      childUsedLast,
      ...(isProved && { createdAt: at }),
      // A household doesn't learn what another one called this browser.
      ...(!isSameHousehold && { deviceName: null }),
    };
    const row = { ...identity, ...traits, ...facts };
    const token = this.#tokenOf.get(before) ?? "";
    const isThere = await replaceSession(
      db,
      { id: before.sessionId, tokenHash: token, now: at },
      row,
    );
    this.forgetCached({ sessionId: before.sessionId });
    if (!isThere) return null;
    return { viewer: await this.#readNew(tokenHash, isDirect), setCookie };
  }

  /** @throws Error if the session that was just written is gone. */
  async #readNew(tokenHash: string, isDirect: boolean): Promise<SessionViewer> {
    const viewer = pick(await this.#read(tokenHash), () => isDirect);
    if (viewer.kind === "anonymous") throw new Error("The session that was just stored is gone.");
    return viewer;
  }

  async forget(id: string): Promise<void> {
    await deleteSession(this.#parts.db, id);
    this.forgetCached({ sessionId: id });
  }

  /** Invalidates the cached sessions of a change. */
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

  /** A browser counts as a child's after leaving a child's profile, until a password is entered. */
  async #isChildsNext(before: Viewer, { profileId, accountId }: Identity): Promise<boolean> {
    if (accountId !== null) return false;
    const next = profileId === null ? null : await findSessionProfile(this.#parts.db, profileId);
    return next ? !isGrownUp(next.role) : before.isHeldByChild;
  }

  async #readVisitor(isDirect: IsDirect): Promise<Pick<Cached, "viewer" | "distant">> {
    if (this.#parts.config.demo && isDirect()) return await this.#read(demoVisitor);
    const highestRating = await this.#anonymousRating.read();
    if (this.#anonymous.viewer.highestRating !== highestRating) {
      const viewer = { ...anonymousViewer, highestRating };
      this.#anonymous = { viewer, distant: viewer };
    }
    return this.#anonymous;
  }

  async #read(key: string): Promise<Cached> {
    const { db, now, config } = this.#parts;
    const at = now();
    const anonymousRating = await this.#anonymousRating.read();
    const cached = this.#cached.get(key);
    // The demo's visitor needs no expiry: all changes to it invalidate the cache.
    const isFresh = cached && (key === demoVisitor || at - cached.readAt < cachedMs);
    if (isFresh && !isOutdated(cached, anonymousRating)) return cached;
    const before = this.#forgotten;
    const session = key === demoVisitor ? await this.#readDemo() : await findSession(db, key);
    const viewer = session ? toViewer(config, session, anonymousRating) : anonymousViewer;
    const distant = withoutDemoRights(viewer);
    const isReplaced = !session && (await isRetired(db, key, at - inFlightMs));
    const read = { session, viewer, distant, isReplaced, readAt: at };
    for (const one of [viewer, distant]) this.#tokenOf.set(one, key);
    if (before !== this.#forgotten) return read;
    this.#cached.set(key, read);
    return read;
  }

  async #readDemo(): Promise<Session> {
    const { db, now: readNow } = this.#parts;
    const now = readNow();
    const isLocked = await hasPin(db, demoParentId);
    return {
      ...(isLocked ? demoHouseholdIdentity : demoParentIdentity),
      id: demoVisitorId,
      household: await findSessionHousehold(db, demoHouseholdId),
      profile: isLocked ? null : await findSessionProfile(db, demoParentId),
      account: null,
      childUsedLast: isLocked,
      createdAt: now,
      lastSeenAt: now,
    };
  }
}

export async function deleteExpiredSessions({ db, now }: Pick<App, "db" | "now">): Promise<void> {
  const at = now();
  await deleteStaleSessions(db, { seen: at - sessionIdleMs, created: at - absoluteMs });
}

/** True for a cached anonymous viewer with an outdated rating limit. */
function isOutdated({ session, viewer }: Cached, anonymousRating: Rating): boolean {
  const isAnonymous = session !== undefined && viewer.level === "device";
  return isAnonymous && viewer.highestRating !== anonymousRating;
}

function pick({ viewer, distant }: Pick<Cached, "viewer" | "distant">, isDirect: IsDirect) {
  return viewer === distant || isDirect() ? viewer : distant;
}

/** The identity of the demo's visitor. */
function toIdentity({ profile }: Viewer): Identity {
  return profile ? demoParentIdentity : demoHouseholdIdentity;
}

function isOver({ createdAt, lastSeenAt }: Session, now: number): boolean {
  return now - lastSeenAt > sessionIdleMs || now - createdAt > absoluteMs;
}
