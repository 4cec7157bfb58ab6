import { livePath } from "@goldmane/contracts/live/limits";
import type {
  CommandReply,
  MessageBody,
  MessageInput,
  LiveCommand,
  LiveEvent,
} from "@goldmane/contracts/live/message";
import { hello, liveAnswer } from "@goldmane/contracts/live/schema";
import { io, type Socket } from "socket.io-client";

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** A browser of a server process: keeps its cookies and reconnects when its connection is lost. */
export class DistantBrowser implements Disposable {
  readonly url: string;
  readonly #address: string;
  readonly #jar = new Map<string, string>();
  readonly #received: { name: string; body: unknown }[] = [];
  #socket: Socket | undefined;
  /** Counts of hellos and of lost connections. */
  greetings = 0;
  losses = 0;

  /** @param address sent as X-Forwarded-For. */
  constructor(url: string, address: string) {
    this.url = url;
    this.#address = address;
  }

  async ask(method: Method, path: string, body?: object): Promise<Response> {
    const answer = await fetch(new URL(path, this.url), {
      method,
      headers: {
        origin: this.url,
        cookie: this.cookies(),
        "x-forwarded-for": this.#address,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";", 1);
      const at = pair.indexOf("=");
      this.#jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }

  /** Like `ask`, but throws unless the answer is 2xx; returns its JSON. */
  async call<T>(method: Method, path: string, body?: object): Promise<T> {
    const answer = await this.ask(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text === "" ? null : JSON.parse(text)) as T;
  }

  /** Opens the live connection; resolves after the server's hello. */
  async connect(): Promise<void> {
    const socket = io(this.url, {
      path: livePath,
      transports: ["websocket"],
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 500,
      extraHeaders: {
        origin: this.url,
        cookie: this.cookies(),
        "x-forwarded-for": this.#address,
      },
    });
    this.#socket = socket;
    socket.onAny((name: string, body: unknown) => this.#received.push({ name, body }));
    socket.on("disconnect", () => {
      this.losses += 1;
    });
    await new Promise<void>((resolve) => {
      socket.on(hello.name, () => {
        this.greetings += 1;
        resolve();
      });
    });
  }

  /** Sends a command and waits for its reply; rejects while disconnected. */
  async send<S extends LiveCommand>(command: S, body: MessageInput<S>): Promise<CommandReply<S>> {
    if (!this.#socket?.connected) throw new Error("The live connection is closed.");
    const acknowledgment = await this.#socket.timeout(20_000).emitWithAck(command.name, body);
    const answer = liveAnswer.parse(acknowledgment);
    if (!answer.ok) throw new Error(`${command.name}: ${JSON.stringify(answer.error)}`);
    return answer.reply as CommandReply<S>;
  }

  /** All events of one kind, oldest first. */
  received<T extends LiveEvent>(event: T): MessageBody<T>[] {
    return this.#received
      .filter(({ name }) => name === event.name)
      .map(({ body }) => event.body.parse(body) as MessageBody<T>);
  }

  [Symbol.dispose](): void {
    this.#socket?.disconnect();
  }

  /** As the value of a Cookie header. */
  cookies(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}
