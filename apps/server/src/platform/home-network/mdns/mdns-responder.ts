import type { NameResponder } from "#platform/home-network/name-responder.ts";
import { type Link, listLinks } from "./list-links.ts";
import { PublishedName } from "./published-name.ts";

type Options = {
  /** Read for each name, since addresses change. */
  readLinks: () => readonly Link[];
  port?: number;
};

/** The port of multicast DNS (RFC 6762). */
const mdnsPort = 5353;

/** Announces names in the networks in which other devices reach a server that listens on `host`. */
export function openMdnsResponder(host: string): NameResponder {
  return new MdnsResponder({ readLinks: () => listLinks(host) });
}

/** Publishes one name at a time by multicast DNS. */
export class MdnsResponder implements NameResponder {
  readonly #readLinks: () => readonly Link[];
  readonly #port: number;
  #current: PublishedName | null = null;
  #publishing: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor({ readLinks, port = mdnsPort }: Options) {
    this.#readLinks = readLinks;
    this.#port = port;
  }

  async publish(label: string, onLost: () => void): Promise<boolean> {
    await this.#current?.close();
    if (this.#isClosed) return false;
    const name = new PublishedName({ name: `${label}.local`, port: this.#port, onLost });
    this.#current = name;
    const publishing = name.publish(this.#readLinks());
    this.#publishing = publishing.catch(() => undefined);
    return await publishing;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    await this.#current?.close();
    await this.#publishing;
  }
}
