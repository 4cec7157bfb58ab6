import { AppError } from "@goldmane/contracts/errors";
import type { Language } from "@goldmane/contracts/languages";
import type { FastifyRequest } from "fastify";
import type { Viewer } from "#platform/app.ts";
import { originOf } from "#platform/http/hosts/origin-of.ts";
import { toAddressPrefix, toLimitAddress } from "./address.ts";
import { askedLanguage } from "./asked-language.ts";
import { comesDirectly } from "./comes-directly.ts";
import type { BrowserSessions, BrowserTraits } from "./browser-sessions.ts";
import type { Identity } from "./session-table.ts";

const userAgentMaxLength = 300;

/** The browser that a call comes from, for calls that change who uses it. */
export type Browser = BrowserTraits & {
  /** Where from, for counting tries. Not to be written down. */
  address: string;
  /** What stands in its address bar, as far as the request says: scheme, host and port. */
  origin: string;
  /** What its pages speak, else what it asks for. */
  language: Language;
  /** Makes somebody else of this browser, under a new token. Answers who that is. */
  become: (identity: Identity) => Promise<Viewer>;
};

/** Reads of its request only what somebody asks: most calls ask nothing. */
export class RequestBrowser implements Browser {
  /** Set once the browser became somebody else. */
  setCookie: string | null = null;
  /** A profile was in use and no longer is. */
  hasLeftProfile = false;
  readonly #sessions: BrowserSessions;
  readonly #request: FastifyRequest;
  #viewer: Viewer;

  constructor(sessions: BrowserSessions, viewer: Viewer, request: FastifyRequest) {
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
    return askedLanguage(this.#request);
  }

  get origin(): string {
    return originOf(this.#request);
  }

  async become(identity: Identity): Promise<Viewer> {
    const traits = describeBrowser(this.#request);
    const isDirect = comesDirectly(this.#request.raw);
    const changed = await this.#sessions.change(this.#viewer, identity, { traits, isDirect });
    if (!changed)
      throw new AppError("NOT_SIGNED_IN", "Who uses this browser changed meanwhile. Try again.");
    const { profile } = this.#viewer;
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
