import { hostname, networkInterfaces } from "node:os";
import { readHostName } from "#platform/host-name.ts";
import { listPrivateAddresses } from "./private-addresses.ts";

type Sources = {
  readAddresses?: () => string[];
  machineName?: string;
};

const pollEveryMs = 15_000;

/**
 * How other devices in the home reach this machine: its private addresses, its own name and the name
 * that it announces. Polls, since Node has no event for a changed address.
 */
export class HomeNetwork implements Disposable {
  readonly #readAddresses: () => string[];
  readonly #listeners = new Set<() => void>();
  readonly #timer: NodeJS.Timeout;
  #addresses: readonly string[];
  #announcedName: string | null = null;
  /** This machine's host name below `.local`, as its system may announce it. */
  readonly machineName: string;

  constructor({ readAddresses = readOwn, machineName = hostname() }: Sources = {}) {
    this.#readAddresses = readAddresses;
    this.#addresses = readAddresses();
    const [label = "localhost"] = (readHostName(machineName) ?? "localhost").split(".");
    this.machineName = `${label}.local`;
    this.#timer = setInterval(() => this.check(), pollEveryMs).unref();
  }

  get addresses(): readonly string[] {
    return this.#addresses;
  }

  /** The announced name, such as `goldmane.local`; null while there is none. */
  get announcedName(): string | null {
    return this.#announcedName;
  }

  setAnnouncedName(name: string | null): void {
    if (name === this.#announcedName) return;
    this.#announcedName = name;
    this.#notify();
  }

  /** Reads the addresses again. */
  check(): void {
    const addresses = this.#readAddresses();
    if (addresses.join() === this.#addresses.join()) return;
    this.#addresses = addresses;
    this.#notify();
  }

  /** Listens for changed addresses or names. Returns the function that ends it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
    this.#listeners.clear();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function readOwn(): string[] {
  return listPrivateAddresses(networkInterfaces());
}
