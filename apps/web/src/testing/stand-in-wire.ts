import type { Wire } from "#platform/live/live-line.ts";

/** A live connection without a network: the test is the server. */
export class StandInWire implements Wire {
  connected = false;
  /** How often it was told to connect. */
  calls = 0;
  readonly said: { name: string; body: unknown }[] = [];
  readonly #listeners = new Map<string, Set<Parameters<Wire["on"]>[1]>>();
  /** What the server answers; by default it did what was said. */
  answer: (name: string, body: unknown) => unknown = () => ({ ok: true });

  connect(): void {
    this.calls += 1;
    this.connected = true;
  }

  disconnect(): void {
    if (!this.connected) return;
    this.connected = false;
    this.tell("disconnect", "io client disconnect");
  }

  on(name: string, listener: Parameters<Wire["on"]>[1]): void {
    const known = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, known.add(listener));
  }

  off(name: string, listener: (body: unknown) => void): void {
    this.#listeners.get(name)?.delete(listener);
  }

  timeout() {
    return {
      emitWithAck: async (name: string, body: unknown): Promise<unknown> => {
        this.said.push({ name, body });
        return this.answer(name, body);
      },
    };
  }

  /** The server says something, and hears what it is answered. */
  tell(name: string, body: unknown, answer?: (told: unknown) => void): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(body, answer);
  }

  sayHello(isRecovered = false): void {
    this.tell("live.hello", { serverTime: 0, profileId: null, isRecovered, present: [] });
  }
}
