import { hostname } from "node:os";
import { LRUCache } from "lru-cache";
import type { Config } from "#platform/config/config.ts";
import { isAddress, isLoopbackName, readHostName } from "#platform/host-name.ts";

const rememberedAtMost = 1000;

/**
 * The host names that this server accepts. Prevents DNS rebinding: another site could point its own
 * name here, and its pages would count as same-origin. IP addresses can't be rebound.
 */
export class AllowedHosts {
  readonly #names: ReadonlySet<string>;
  /** The name that the server announces at home. */
  #announced: string | null = null;
  /** `.example.org` matches every subdomain of example.org. */
  readonly #suffixes: readonly string[];
  readonly #known = new LRUCache<string, boolean>({ max: rememberedAtMost });

  constructor({ publicUrl, allowedHosts }: Pick<Config["http"], "publicUrl" | "allowedHosts">) {
    const machine = readHostName(hostname()) ?? "localhost";
    const [label = machine] = machine.split(".");
    const ownNames = publicUrl ? [readHostName(publicUrl.host) ?? ""] : [];
    const listed = allowedHosts.map((name) => name.replace(/^\./, ""));
    this.#names = new Set([machine, `${label}.local`, ...ownNames, ...listed]);
    this.#suffixes = allowedHosts.filter((name) => name.startsWith("."));
  }

  /** Accepts the announced name, in place of an earlier one. */
  allow(announced: string | null): void {
    if (announced === this.#announced) return;
    this.#announced = announced;
    this.#known.clear();
  }

  /** @param host a Host header, with or without a port. */
  has(host: string | undefined): boolean {
    if (host === undefined) return false;
    const known = this.#known.get(host);
    if (known !== undefined) return known;
    const name = readHostName(host);
    if (name === null) return false;
    const isAllowed = this.#isAllowed(name);
    this.#known.set(host, isAllowed);
    return isAllowed;
  }

  #isAllowed(name: string): boolean {
    return (
      isAddress(name) ||
      isLoopbackName(name) ||
      this.#names.has(name) ||
      name === this.#announced ||
      this.#suffixes.some((suffix) => name.endsWith(suffix))
    );
  }
}
