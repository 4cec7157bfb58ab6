import type { ClientSocket } from "#platform/live/live-connection.ts";

/** A live connection without a network: the test acts as the server. */
export class FakeSocket implements ClientSocket {
  connected = false;
  /** Number of `connect` calls. */
  connects = 0;
  readonly sent: { name: string; body: unknown }[] = [];
  readonly #listeners = new Map<string, Set<Parameters<ClientSocket["on"]>[1]>>();
  /** The server's acknowledgement; success by default. */
  answer: (name: string, body: unknown) => unknown = () => ({ ok: true });

  connect(): void {
    this.connects += 1;
    this.connected = true;
  }

  disconnect(): void {
    if (!this.connected) return;
    this.connected = false;
    this.receive("disconnect", "io client disconnect");
  }

  on(name: string, listener: Parameters<ClientSocket["on"]>[1]): void {
    const known = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, known.add(listener));
  }

  off(name: string, listener: (body: unknown) => void): void {
    this.#listeners.get(name)?.delete(listener);
  }

  timeout() {
    return {
      emitWithAck: async (name: string, body: unknown): Promise<unknown> => {
        this.sent.push({ name, body });
        return this.answer(name, body);
      },
    };
  }

  /** Delivers a server event; `answer` receives the client's acknowledgement. */
  receive(name: string, body: unknown, answer?: (told: unknown) => void): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(body, answer);
  }

  receiveHello(isRecovered = false): void {
    this.receive("live.hello", { serverTime: 0, profileId: null, isRecovered, present: [] });
  }
}
