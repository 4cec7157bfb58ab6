import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readAll } from "@goldmane/media/read-all";

export type Asked = { path: string; headers: IncomingMessage["headers"]; body: Buffer };
/** Handles one request to a scripted server. */
export type Turn = (asked: Asked, reply: ServerResponse) => void | Promise<void>;

/** A fake third-party server that follows a test's script. */
export class ScriptedServer implements AsyncDisposable {
  readonly #server;
  readonly asked: Asked[] = [];
  #turns: Turn[] = [];
  #always: Turn | null = null;

  private constructor() {
    this.#server = createServer((request, reply) => void this.#answer(request, reply));
  }

  static async open(): Promise<ScriptedServer> {
    const opened = new ScriptedServer();
    await new Promise<void>((resolve) => opened.#server.listen(0, "127.0.0.1", resolve));
    return opened;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** The body of the last request, parsed. */
  get lastJson(): unknown {
    return JSON.parse(this.asked.at(-1)?.body.toString("utf8") ?? "null");
  }

  /** Plays these turns in order, then repeats the last one. */
  play(...turns: Turn[]): void {
    this.asked.length = 0;
    this.#turns = turns;
    this.#always = turns.at(-1) ?? null;
  }

  async #answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await readAll(request);
    const asked = { path: request.url ?? "", headers: request.headers, body };
    this.asked.push(asked);
    const turn = this.#turns.shift() ?? this.#always;
    if (turn) await turn(asked, reply);
    else reply.writeHead(404).end();
  }

  [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

export function json(value: unknown, status = 200): Turn {
  return (_asked, reply) => {
    reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  };
}

export function later(ms: number, turn: Turn): Turn {
  return async (asked, reply) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await turn(asked, reply);
  };
}
