import { AppError } from "@goldmane/contracts/errors";
import type { Language } from "@goldmane/contracts/languages";
import type { FastifyRequest } from "fastify";
import type { App, SessionViewer, Viewer } from "#platform/app.ts";
import { originOf } from "#platform/http/hosts/origin-of.ts";
import { toAddressPrefix, toLimitAddress } from "./address.ts";
import { askedLanguage } from "./asked-language.ts";
import { comesDirectly } from "./comes-directly.ts";
import type { BrowserSessions, BrowserTraits } from "./browser-sessions.ts";
import type { Identity } from "./session-table.ts";

const userAgentMaxLength = 300;

/** The calling browser, for calls that change its identity. */
export type Browser = BrowserTraits & {
  /** Client address used for rate limiting. Do not persist. */
  address: string;
  /** The origin in the address bar, as far as the request shows it. */
  origin: string;
  /** The language of its pages, or of its Accept-Language header. */
  language: Language;
  /** Changes this browser's identity and rotates its token. Returns the new viewer. */
  setIdentity: (identity: Identity) => Promise<SessionViewer>;
};

/** Lazy: header parsing is skipped unless a property is read. */
export class RequestBrowser implements Browser {
  /** Set after the identity changed. */
  setCookie: string | null = null;
  /** True if a profile was in use and no longer is. */
  hasLeftProfile = false;
  readonly #app: App;
  readonly #sessions: BrowserSessions;
  readonly #request: FastifyRequest;
  #viewer: Viewer;

  constructor(app: App, sessions: BrowserSessions, viewer: Viewer, request: FastifyRequest) {
    this.#app = app;
    this.#sessions = sessions;
    this.#viewer = viewer;
    this.#request = request;
  }

  get userAgent(): string {
    return describeBrowser(this.#request).userAgent;
  }

  get addressPrefix(): string {
    return describeBrowser(this.#request).addressPrefix;
  }

  get address(): string {
    return toLimitAddress(this.#request.ip);
  }

  get language(): Language {
    return askedLanguage(this.#request, this.#app);
  }

  get origin(): string {
    return originOf(this.#request);
  }

  async setIdentity(identity: Identity): Promise<SessionViewer> {
    const traits = describeBrowser(this.#request);
    const isDirect = comesDirectly(this.#request.raw);
    const isHttps = this.#request.protocol === "https";
    const before = this.#viewer;
    const changed =
      before.kind === "anonymous"
        ? null
        : await this.#sessions.change(before, identity, { traits, isDirect, isHttps });
    if (!changed)
      throw new AppError("NOT_SIGNED_IN", "Someone else signed in on this browser. Try again.");
    const { profile } = before;
    if (profile && profile.id !== changed.viewer.profile?.id) this.hasLeftProfile = true;
    this.#viewer = changed.viewer;
    this.setCookie = changed.setCookie;
    return changed.viewer;
  }
}

export function describeBrowser({ ip, headers }: FastifyRequest): BrowserTraits {
  return {
    userAgent: (headers["user-agent"] ?? "").slice(0, userAgentMaxLength),
    addressPrefix: toAddressPrefix(ip),
  };
}
