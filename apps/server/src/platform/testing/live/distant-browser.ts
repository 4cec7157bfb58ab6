import { livePath } from "@goldmane/contracts/live/limits";
import type { Answered, Heard, Said, Saying, Telling } from "@goldmane/contracts/live/message";
import { hello, liveAnswer } from "@goldmane/contracts/live/schema";
import { io, type Socket } from "socket.io-client";

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** A browser of a server process: keeps its cookies, and calls again when its connection is gone. */
export class DistantBrowser implements Disposable {
  readonly url: string;
  readonly #address: string;
  readonly #jar = new Map<string, string>();
  readonly #heard: { name: string; body: unknown }[] = [];
  #socket: Socket | undefined;
  /** How often it was greeted, and how often hung up on. */
  greetings = 0;
  losses = 0;

  /** @param address whom it says it comes from, where that is believed. */
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

  /** The same for what must go well; answers its JSON. */
  async call<T>(method: Method, path: string, body?: object): Promise<T> {
    const answer = await this.ask(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text === "" ? null : JSON.parse(text)) as T;
  }

  /** Opens the live connection; resolves once it was greeted. */
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
    socket.onAny((name: string, body: unknown) => this.#heard.push({ name, body }));
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

  /** Says something and waits for what it is answered; rejects while nobody is there. */
  async say<S extends Saying>(saying: S, body: Said<S>): Promise<Answered<S>> {
    if (!this.#socket?.connected) throw new Error("Nobody is there.");
    const told = await this.#socket.timeout(20_000).emitWithAck(saying.name, body);
    const answer = liveAnswer.parse(told);
    if (!answer.ok) throw new Error(`${saying.name}: ${JSON.stringify(answer.error)}`);
    return answer.reply as Answered<S>;
  }

  /** All that it was told of one kind, first come first. */
  told<T extends Telling>(telling: T): Heard<T>[] {
    return this.#heard
      .filter(({ name }) => name === telling.name)
      .map(({ body }) => telling.body.parse(body) as Heard<T>);
  }

  [Symbol.dispose](): void {
    this.#socket?.disconnect();
  }

  /** As it would send them. */
  cookies(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}
