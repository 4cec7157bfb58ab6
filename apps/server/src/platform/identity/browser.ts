import { AppError } from "@goldmane/contracts/errors";
import type { Language } from "@goldmane/contracts/languages";
import type { FastifyRequest } from "fastify";
import type { Viewer } from "#platform/app.ts";
import { toAddressPrefix, toLimitAddress } from "./address.ts";
import { askedLanguage } from "./asked-language.ts";
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

export class RequestBrowser implements Browser {
  readonly userAgent: string;
  readonly addressPrefix: string;
  readonly address: string;
  readonly origin: string;
  readonly language: Language;
  /** Set once the browser became somebody else. */
  setCookie: string | null = null;
  readonly #sessions: BrowserSessions;
  #viewer: Viewer;

  constructor(sessions: BrowserSessions, viewer: Viewer, request: FastifyRequest) {
    this.#sessions = sessions;
    this.#viewer = viewer;
    const { userAgent, addressPrefix } = describeBrowser(request);
    this.userAgent = userAgent;
    this.addressPrefix = addressPrefix;
    this.address = toLimitAddress(request.ip);
    this.language = askedLanguage(request);
    this.origin = `${request.protocol}://${request.host}`;
  }

  async become(identity: Identity): Promise<Viewer> {
    const { userAgent, addressPrefix } = this;
    const traits = { userAgent, addressPrefix };
    const changed = await this.#sessions.change(this.#viewer, identity, traits);
    if (!changed)
      throw new AppError("NOT_SIGNED_IN", "Who uses this browser changed meanwhile. Try again.");
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
