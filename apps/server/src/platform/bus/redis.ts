import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { newId } from "#platform/ids.ts";
import type { Bus, BusEvent } from "./bus.ts";
import { InProcessBus } from "./in-process.ts";
import { type Message, readEvent, readMessage, writeMessage } from "./message.ts";

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
  /** Delivers messages of the events that this node subscribed to, by the event's name. */
  readonly #deliveries = new Map<string, (message: Message) => Promise<void>>();

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

  async publish<T>(event: BusEvent<T>, payload: NoInfer<T>): Promise<void> {
    await this.#here.publish(event, payload);
    try {
      await this.#redis.publish(this.#channel, writeMessage(this.#node, event, payload));
    } catch (error) {
      this.#log.warn(
        { event: "bus.publish_failed", err: error, busEvent: event.name },
        "A bus event did not reach the other nodes.",
      );
    }
  }

  subscribe<T>(event: BusEvent<T>, listener: (payload: T) => void): () => void {
    this.#deliveries.set(event.name, (message) =>
      this.#here.publish(event, readEvent(event, message)),
    );
    return this.#here.subscribe(event, listener);
  }

  async close(): Promise<void> {
    this.#subscriber.disconnect();
    await this.#here.close();
  }

  /** Drops what this node can't read, for example from a node of another release. */
  #receive(text: string): void {
    let message: Message | undefined;
    try {
      message = readMessage(text);
      if (message.from !== this.#node) void this.#deliveries.get(message.event)?.(message);
    } catch (error) {
      this.#log.warn(
        {
          event: "bus.message_rejected",
          err: error,
          busEvent: message?.event,
          version: message?.version,
        },
        "A bus message from another node could not be read.",
      );
    }
  }
}
