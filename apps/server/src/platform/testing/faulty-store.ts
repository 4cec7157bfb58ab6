import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** Failure modes of a store: refusals, no response, or a truncated response. */
export type Fault = "none" | "refuses" | "silent" | "gone" | { cutAfterBytes: number };

const refusal = [
  "HTTP/1.1 403 Forbidden",
  "content-type: application/xml",
  "connection: close",
  "",
  '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>No</Message></Error>',
].join("\r\n");

/** A proxy in front of a store that injects faults into requests or responses. */
export class FaultyStore implements AsyncDisposable {
  fault: Fault = "none";
  readonly #target: string;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((socket) => this.#take(socket));

  constructor(target: string) {
    this.#target = target;
  }

  async listen(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Cuts open connections; later ones fail with `fault`. */
  fail(fault: Fault): void {
    this.fault = fault;
    for (const socket of this.#sockets) socket.destroy();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.fail("gone");
    this.#server.close();
    await once(this.#server, "close");
  }

  #take(socket: Socket): void {
    this.#keep(socket);
    const { fault } = this;
    if (fault === "gone") socket.destroy();
    else if (fault === "refuses") socket.once("data", () => socket.end(refusal));
    else if (fault === "silent") socket.resume();
    else this.#pass(socket, fault === "none" ? Infinity : fault.cutAfterBytes);
  }

  #pass(socket: Socket, limit: number): void {
    const { hostname, port } = new URL(this.#target);
    const store = this.#keep(connect(Number(port), hostname));
    let passed = 0;
    const pass = (to: Socket) => (bytes: Buffer) => {
      passed += bytes.length;
      if (passed <= limit) to.write(bytes);
      else for (const each of [socket, store]) each.destroy();
    };
    socket.on("data", pass(store)).on("close", () => store.destroy());
    store.on("data", pass(socket)).on("close", () => socket.destroy());
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket);
    return socket.on("error", () => {}).on("close", () => this.#sockets.delete(socket));
  }
}
