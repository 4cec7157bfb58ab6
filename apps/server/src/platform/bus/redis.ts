import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { newId } from "#platform/ids.ts";
import type { Bus, BusEvent } from "./bus.ts";
import { InProcessBus } from "./in-process.ts";

type Message = { from: string; event: string; payload: unknown };

/**
 * A bus for several nodes, by Redis' publish and subscribe. Who publishes is heard on the own node
 * before that returns, whether or not Redis answers; the others hear of it a moment later.
 */
export class RedisBus implements Bus {
  readonly #here: InProcessBus;
  readonly #redis: Redis;
  readonly #ear: Redis;
  readonly #log: Logger;
  readonly #channel: string;
  readonly #node = newId();

  private constructor(redis: Redis, ear: Redis, log: Logger) {
    this.#here = new InProcessBus(log);
    this.#redis = redis;
    this.#ear = ear;
    this.#log = log;
    this.#channel = `goldmane:${redis.options.db ?? 0}:bus`;
  }

  static async open(redis: Redis, log: Logger): Promise<RedisBus> {
    const bus = new RedisBus(redis, redis.duplicate(), log);
    bus.#ear.on("error", (error) => log.warn({ err: error }, "the bus lost Redis"));
    bus.#ear.on("message", (_channel, text) => bus.#hear(text));
    await bus.#ear.subscribe(bus.#channel);
    return bus;
  }

  async publish<T>(event: BusEvent<T>, payload: T): Promise<void> {
    await this.#here.publish(event, payload);
    const message: Message = { from: this.#node, event: event.name, payload };
    try {
      await this.#redis.publish(this.#channel, JSON.stringify(message));
    } catch (error) {
      this.#log.warn({ err: error, event: event.name }, "the other nodes were not told");
    }
  }

  subscribe<T>(event: BusEvent<T>, listener: (payload: T) => void): () => void {
    return this.#here.subscribe(event, listener);
  }

  async close(): Promise<void> {
    this.#ear.disconnect();
    await this.#here.close();
  }

  #hear(text: string): void {
    try {
      const { from, event, payload } = JSON.parse(text) as Message;
      if (from !== this.#node) void this.#here.publish({ name: event }, payload);
    } catch (error) {
      this.#log.warn({ err: error }, "the bus was not understood");
    }
  }
}
