import { createHash, randomBytes } from "node:crypto";
import type { Db } from "#platform/db/client.ts";
import { newId } from "#platform/ids.ts";
import {
  deleteSession,
  deleteStaleSessions,
  findSession,
  insertSession,
  type Session,
  updateLastSeen,
} from "./session-table.ts";

type Parts = { db: Db; now: () => number; isHttps: boolean };

const dayMs = 24 * 3_600_000;
const idleMs = 30 * dayMs;
const absoluteMs = 180 * dayMs;
const seenEveryMs = 5 * 60_000;
/** How long another node's sign-out may go unnoticed here. */
const cachedMs = 30_000;
const cachedAtMost = 10_000;

/** Browsers that are remembered: an opaque random token in a cookie, of which only a hash is kept. */
export class BrowserSessions {
  readonly #parts: Parts;
  readonly #cookieName: string;
  readonly #cached = new Map<string, { session: Session | undefined; readAt: number }>();

  constructor(parts: Parts) {
    this.#parts = parts;
    // Browsers take `__Host-` only over https; on a home network televisions come over http.
    this.#cookieName = parts.isHttps ? "__Host-gm_s" : "gm_s";
  }

  /** The id of the session whose cookie this is, or null. */
  async find(cookies: string | undefined): Promise<string | null> {
    const token = cookies && readCookie(cookies, this.#cookieName);
    if (!token) return null;
    const session = await this.#read(hashToken(token));
    const now = this.#parts.now();
    if (!session) return null;
    if (now - session.lastSeenAt > idleMs || now - session.createdAt > absoluteMs) return null;
    if (now - session.lastSeenAt > seenEveryMs) {
      session.lastSeenAt = now;
      await updateLastSeen(this.#parts.db, session.id, now);
    }
    return session.id;
  }

  /** A new session and the `Set-Cookie` that carries it. */
  async start(): Promise<{ id: string; setCookie: string }> {
    const token = randomBytes(32).toString("base64url");
    const now = this.#parts.now();
    const id = newId(now);
    await insertSession(this.#parts.db, { id, tokenHash: hashToken(token), now });
    const age = absoluteMs / 1000;
    const secure = this.#parts.isHttps ? "; Secure" : "";
    const setCookie = `${this.#cookieName}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
    return { id, setCookie };
  }

  async forget(id: string): Promise<void> {
    this.#cached.clear();
    await deleteSession(this.#parts.db, id);
  }

  async forgetStale(): Promise<void> {
    const now = this.#parts.now();
    await deleteStaleSessions(this.#parts.db, { seen: now - idleMs, created: now - absoluteMs });
  }

  async #read(tokenHash: string): Promise<Session | undefined> {
    const now = this.#parts.now();
    const cached = this.#cached.get(tokenHash);
    if (cached && now - cached.readAt < cachedMs) return cached.session;
    const session = await findSession(this.#parts.db, tokenHash);
    if (this.#cached.size >= cachedAtMost) this.#cached.clear();
    this.#cached.set(tokenHash, { session, readAt: now });
    return session;
  }
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name && value) return value;
  }
  return null;
}
