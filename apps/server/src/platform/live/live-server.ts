import { liveMessageBytes, liveRecoveryMs } from "@goldmane/contracts/live/limits";
import type { MessageInput, LiveEvent } from "@goldmane/contracts/live/message";
import { Server as Engine } from "engine.io";
import type { Redis } from "ioredis";
import { Server, type Socket } from "socket.io";

type RoomKind =
  | "profile"
  | "household"
  | "party"
  | "voice"
  | "screen"
  | "remote"
  | "race"
  | "racer";

/**
 * A group of connections that receive the same events: of a profile, a household, a party, its voice
 * chat, a screen with remotes, one remote, a race, one of its racers, or all connections.
 */
export type Room = `${RoomKind}:${string}` | "everyone";

/** Data that other nodes see, and that recovery restores after a short disconnect. */
type ConnectionFacts = { profileId: string | null };

type Events = Record<string, (...args: never[]) => void>;
export type SocketServer = Server<Events, Events, Events, ConnectionFacts>;
export type LiveSocket = Socket<Events, Events, Events, ConnectionFacts>;

/** Volatile events may be dropped when a client isn't ready to receive. */
type EmitOptions = { isVolatile?: boolean };

/** Emits events to connected browsers on any node. One per process; the gateway authorizes sockets. */
export class LiveServer {
  readonly io: SocketServer;
  /** Takes over upgraded sockets from the HTTP server. */
  readonly engine: Engine;

  readonly #redis: Redis | null;

  private constructor(io: SocketServer, engine: Engine, redis: Redis | null) {
    this.io = io;
    this.engine = engine;
    this.#redis = redis;
  }

  /** @param redis null for a single node. */
  static async open(redis: Redis | null): Promise<LiveServer> {
    const io: SocketServer = new Server({
      connectTimeout: 10_000,
      connectionStateRecovery: { maxDisconnectionDuration: liveRecoveryMs },
    });
    const own = redis && (await connectOwn(redis));
    if (own) io.adapter(await createRedisAdapter(own));
    // Bound to an HTTP server, Socket.IO would intercept all of its requests; this engine gets upgrades only.
    const engine = new Engine({
      transports: ["websocket"],
      allowUpgrades: false,
      maxHttpBufferSize: liveMessageBytes,
    });
    io.bind(engine);
    return new LiveServer(io, engine, own);
  }

  /** Emits an event to every connection of a room, on all nodes. */
  emit<T extends LiveEvent>(
    room: Room,
    event: T,
    body: MessageInput<T>,
    { isVolatile = false }: EmitOptions = {},
  ): void {
    const parsed = event.body.parse(body);
    const io = isVolatile ? this.io.volatile : this.io;
    io.to(room).emit(event.name, parsed as never);
  }

  /**
   * Emits an event to a room and collects the acknowledgments of its connections on all nodes. Those
   * that come after the timeout are missing; an empty result means that no connection answered.
   */
  async emitWithAcks<T extends LiveEvent>(
    room: Room,
    event: T,
    body: MessageInput<T>,
    withinMs: number,
  ): Promise<unknown[]> {
    const parsed = event.body.parse(body);
    return await new Promise((resolve) => {
      const settle = (_late: Error | null, answers?: unknown[]) => resolve(answers ?? []);
      this.io
        .timeout(withinMs)
        .to(room)
        .emit(event.name, parsed as never, settle);
    });
  }

  /** Emits to the connections of this node only: every node receives bus events by itself. */
  emitLocal<T extends LiveEvent>(rooms: readonly Room[], event: T, body: MessageInput<T>): void {
    if (rooms.length === 0) return;
    this.io.local.to([...rooms]).emit(event.name, event.body.parse(body) as never);
  }

  /**
   * Removes the sockets of one room from another, on all nodes. Other nodes act a moment later, so a
   * socket that may have joined by then is excluded with `but`.
   */
  makeLeave(those: Room, room: Room, but: string | null = null): void {
    const meant = this.io.in(those);
    (but === null ? meant : meant.except(but)).socketsLeave(room);
  }

  /** Ids of the profiles connected to a room, on the nodes that answer. */
  async listProfiles(room: Room): Promise<Set<string>> {
    const sockets = await this.io.in(room).fetchSockets();
    return new Set(sockets.map(({ data }) => data.profileId).filter((id) => id !== null));
  }

  /** Whether a room has a connection on any node. @throws Error if a node doesn't answer in time. */
  async hasAny(room: Room): Promise<boolean> {
    return (await this.io.in(room).fetchSockets()).length > 0;
  }

  async close(): Promise<void> {
    await this.io.close();
    // QUIT flushes the last commands; without Redis don't wait for it.
    await this.#redis?.quit().catch(() => this.#redis?.disconnect());
  }
}

/**
 * Releases a socket's upgrade request and handshake: `fetchSockets` would send its cookies to the
 * other nodes.
 */
export function forgetRequest(socket: LiveSocket): void {
  const { conn } = socket;
  Reflect.set(conn, "request", null);
  Reflect.set(conn.transport, "req", null);
  Reflect.set(socket, "handshake", noHandshake);
}

const noHandshake = Object.freeze({});

async function connectOwn(redis: Redis): Promise<Redis> {
  const another = () => forAdapter(redis.duplicate({ lazyConnect: true }));
  const own = another();
  own.duplicate = another;
  await own.connect();
  return own;
}

/**
 * The adapter doesn't await these promises: a rejection, without Redis or while closing, would end
 * the process.
 */
function forAdapter(redis: Redis): Redis {
  const publish = redis.publish.bind(redis);
  const subscribe = redis.subscribe.bind(redis);
  redis.on("error", () => undefined);
  redis.publish = (...args: Parameters<typeof publish>) => publish(...args).catch(() => 0);
  redis.subscribe = ((...channels: string[]) =>
    subscribe(...channels).catch(() => 0)) as typeof redis.subscribe;
  return redis;
}

async function createRedisAdapter(redis: Redis) {
  // Loaded on demand: single-node servers don't need it.
  const { createAdapter } = await import("@socket.io/redis-streams-adapter");
  const name = `goldmane:${redis.options.db ?? 0}:live`;
  return createAdapter(redis, {
    streamName: name,
    channelPrefix: name,
    sessionKeyPrefix: `${name}:session:`,
    maxLen: 20_000,
    blockTimeInMs: 1000,
    onlyPlaintext: true,
  });
}
