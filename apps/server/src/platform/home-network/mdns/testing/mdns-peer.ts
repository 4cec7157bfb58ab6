import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";

const group = "224.0.0.251";
const loopback = "127.0.0.1";

/** Another machine on the loopback network. */
export type MdnsPeer = AsyncDisposable & {
  /** Whether any machine announced this address of a name for so many seconds. */
  hasHeard(name: string, address: string, seconds: number): boolean;
  /** Answers for a name from now on, and says so unasked. */
  claim(name: string, address: string): void;
};

const response = Buffer.from([0, 0, 0x84, 0, 0, 0, 0, 1, 0, 0, 0, 0]);

/** An address record of a name (RFC 1035, 3.2.1), with the cache-flush bit of RFC 6762. */
function encodeRecord(name: string, address: string, seconds = 120): Buffer {
  const type = Buffer.from([0, 1, 0x80, 1, 0, 0, 0, seconds, 0, 4]);
  return Buffer.concat([encodeName(name), type, encodeAddress(address)]);
}

function encodeName(name: string): Buffer {
  return Buffer.concat([...name.split(".").map(encodeLabel), Buffer.from([0])]);
}

function encodeLabel(label: string): Buffer {
  return Buffer.from([label.length, ...Buffer.from(label)]);
}

function encodeAddress(address: string): Buffer {
  return Buffer.from(address.split(".").map(Number));
}

async function openSocket(port: number): Promise<Socket> {
  const socket = createSocket({ type: "udp4", reuseAddr: true });
  socket.bind(port);
  await once(socket, "listening");
  socket.setMulticastInterface(loopback);
  return socket;
}

/** Opens another machine that speaks multicast DNS on this machine's loopback interface. */
export async function openMdnsPeer(port: number): Promise<MdnsPeer> {
  const socket = await openSocket(port);
  socket.addMembership(group, loopback);
  const claims = new Map<string, string>();
  const responses: Buffer[] = [];
  const answer = (name: string, address: string) =>
    socket.send(Buffer.concat([response, encodeRecord(name, address)]), port, group);
  socket.on("message", (packet) => {
    const isResponse = ((packet[2] ?? 0) & 0x80) !== 0;
    if (isResponse) {
      responses.push(packet);
      return;
    }
    for (const [name, address] of claims)
      if (packet.includes(encodeName(name))) answer(name, address);
  });
  return {
    hasHeard: (...heard) => responses.some((packet) => packet.includes(encodeRecord(...heard))),
    claim(name, address) {
      claims.set(name, address);
      answer(name, address);
    },
    [Symbol.asyncDispose]: async () => {
      socket.close();
      await once(socket, "close");
    },
  };
}

/**
 * Asks the loopback network for a name's address, as a resolver without multicast DNS of its own does
 * (RFC 6762, 6.7).
 * @returns the address; null if nothing answers in time
 */
export async function resolveName(name: string, port: number): Promise<string | null> {
  const socket = await openSocket(0);
  const header = Buffer.from([0, 7, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  const question = Buffer.concat([header, encodeName(name), Buffer.from([0, 1, 0, 1])]);
  try {
    return await new Promise((resolve) => {
      // A single answer ends with the address.
      socket.on("message", (packet) => resolve([...packet.subarray(-4)].join(".")));
      socket.send(question, port, group);
      setTimeout(() => resolve(null), 500);
    });
  } finally {
    socket.close();
  }
}

/** A port on which nothing else speaks multicast DNS. */
export async function findFreePort(): Promise<number> {
  const socket = await openSocket(0);
  const { port } = socket.address();
  socket.close();
  await once(socket, "close");
  return port;
}
