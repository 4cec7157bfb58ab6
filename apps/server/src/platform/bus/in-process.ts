import type { Logger } from "pino";
import type { Bus, BusEvent } from "./bus.ts";

type Listener = (payload: never) => void;

/** A bus for one process. A listener that throws is logged; the others still run. */
export class InProcessBus implements Bus {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  async publish<T>(event: BusEvent<T>, payload: NoInfer<T>): Promise<void> {
    for (const listener of this.#listeners.get(event.name) ?? []) {
      try {
        (listener as (payload: T) => void)(payload);
      } catch (error) {
        this.#log.error(
          { event: "bus.listener_failed", err: error, busEvent: event.name },
          "A listener of a bus event failed.",
        );
      }
    }
  }

  subscribe<T>(event: BusEvent<T>, listener: (payload: T) => void): () => void {
    const listeners = this.#listeners.get(event.name) ?? new Set();
    this.#listeners.set(event.name, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
