import { once } from "node:events";
import makeMdns, { type QueryPacket, type ResponsePacket } from "multicast-dns";
import type { Answer, Packet, Question } from "dns-packet";
import { isInNetwork, type Link } from "./list-links.ts";

/** Where a packet came from. */
export type Sender = { address: string; port: number };

type Handlers = {
  onQuery(query: QueryPacket, from: Sender): void;
  onResponse(response: ResponsePacket): void;
};

/** A socket on one network. */
export type OpenLink = {
  link: Link;
  query(packet: { questions: Question[]; authorities: Answer[] }): Promise<void>;
  /** Sends to everyone in the network, or to one device. */
  respond(packet: Packet & { answers: Answer[] }, to?: Sender): Promise<void>;
  close(): Promise<void>;
};

/** @throws if the network has no multicast. */
export async function openLink(link: Link, port: number, handlers: Handlers): Promise<OpenLink> {
  // Bound to all addresses: a socket on one address doesn't hear multicasts.
  const mdns = makeMdns({ interface: link.address, bind: "0.0.0.0", port });
  const close = () => new Promise<void>((resolve) => mdns.destroy(resolve));
  const problems: Error[] = [];
  // A network can't be joined: a warning that comes before the socket is ready. Later ones are about
  // single packets.
  mdns.on("warning", (error) => problems.push(error));
  mdns.on("error", (error) => problems.push(error));
  try {
    await once(mdns, "ready");
    for (const problem of problems) throw problem;
  } catch (error) {
    await close();
    throw error;
  }
  mdns.removeAllListeners("warning").on("warning", () => undefined);
  mdns.on("query", (query, from) => {
    if (isInNetwork(from.address, link.network)) handlers.onQuery(query, from);
  });
  mdns.on("response", (response, from) => {
    if (isInNetwork(from.address, link.network)) handlers.onResponse(response);
  });
  return {
    link,
    close,
    query: (packet) =>
      new Promise((resolve, reject) => {
        mdns.query(packet, (error) => (error ? reject(error) : resolve()));
      }),
    respond: (packet, to) =>
      new Promise((resolve, reject) => {
        mdns.respond(packet, to, (error) => (error ? reject(error) : resolve()));
      }),
  };
}
