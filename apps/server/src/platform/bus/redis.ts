import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { newId } from "#platform/ids.ts";
import type { Bus, BusEvent } from "./bus.ts";
import { InProcessBus } from "./in-process.ts";

type Message = { from: string; event: string; payload: unknown };

/**
 * A bus for several nodes, on Redis publish/subscribe. Listeners on the publishing node have run when
 * `publish` returns, even if Redis doesn't answer; those on other nodes run a moment later.
 */
export class RedisBus implements Bus {
  readonly #here: InProcessBus;
  readonly #redis: Redis;
  readonly #subscriber: Redis;
  readonly #log: Logger;
  readonly #channel: string;
  readonly #node = newId();

  private constructor(redis: Redis, subscriber: Redis, log: Logger) {
    this.#here = new InProcessBus(log);
    this.#redis = redis;
    this.#subscriber = subscriber;
    this.#log = log;
    this.#channel = `goldmane:${redis.options.db ?? 0}:bus`;
  }

  static async open(redis: Redis, log: Logger): Promise<RedisBus> {
    const bus = new RedisBus(redis, redis.duplicate(), log);
    bus.#subscriber.on("error", (error) =>
      log.warn({ event: "bus.redis_lost", err: error }, "The bus lost its connection to Redis."),
    );
    bus.#subscriber.on("message", (_channel, text) => bus.#receive(text));
    await bus.#subscriber.subscribe(bus.#channel);
    return bus;
  }

  async publish<T>(event: BusEvent<T>, payload: T): Promise<void> {
    await this.#here.publish(event, payload);
    const message: Message = { from: this.#node, event: event.name, payload };
    try {
      await this.#redis.publish(this.#channel, JSON.stringify(message));
    } catch (error) {
      this.#log.warn(
        { event: "bus.publish_failed", err: error, busEvent: event.name },
        "A bus event did not reach the other nodes.",
      );
    }
  }

  subscribe<T>(event: BusEvent<T>, listener: (payload: T) => void): () => void {
    return this.#here.subscribe(event, listener);
  }

  async close(): Promise<void> {
    this.#subscriber.disconnect();
    await this.#here.close();
  }

  #receive(text: string): void {
    try {
      const { from, event, payload } = JSON.parse(text) as Message;
      if (from !== this.#node) void this.#here.publish({ name: event }, payload);
    } catch (error) {
      this.#log.warn(
        { event: "bus.message_invalid", err: error },
        "A bus message could not be parsed.",
      );
    }
  }
}
