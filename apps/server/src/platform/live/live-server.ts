import { liveMessageBytes, liveRecoveryMs } from "@goldmane/contracts/live/limits";
import type { MessageInput, LiveEvent } from "@goldmane/contracts/live/message";
import { Server as Engine } from "engine.io";
import type { Redis } from "ioredis";
import { Server, type Socket } from "socket.io";

type RoomKind = "profile" | "household" | "party" | "voice" | "screen" | "remote";

/**
 * Connections that are told the same: of a profile, a household, a party, its voices, a screen that
 * has remotes, the phone that holds one, or all there are.
 */
export type Room = `${RoomKind}:${string}` | "everyone";

/** What travels with a connection to other nodes, and is restored after a short absence. */
type ConnectionFacts = { profileId: string | null };

type Events = Record<string, (...args: never[]) => void>;
export type SocketServer = Server<Events, Events, Events, ConnectionFacts>;
export type LiveSocket = Socket<Events, Events, Events, ConnectionFacts>;

/** Told to who is there, or missed; nothing that somebody needs to know later. */
type EmitOptions = { isVolatile?: boolean };

/** Tells connected browsers, on whichever node they are. One process opens one; the gateway lets in. */
export class LiveServer {
  readonly io: SocketServer;
  /** Takes websockets over from HTTP. */
  readonly engine: Engine;

  readonly #redis: Redis | null;

  private constructor(io: SocketServer, engine: Engine, redis: Redis | null) {
    this.io = io;
    this.engine = engine;
    this.#redis = redis;
  }

  /** @param redis without it this process is the only one. */
  static async open(redis: Redis | null): Promise<LiveServer> {
    const io: SocketServer = new Server({
      connectTimeout: 10_000,
      connectionStateRecovery: { maxDisconnectionDuration: liveRecoveryMs },
    });
    const own = redis && (await connectOwn(redis));
    if (own) io.adapter(await createRedisAdapter(own));
    // Socket.IO would make one when it is bound to a server, and see all of that server's requests.
    const engine = new Engine({
      transports: ["websocket"],
      allowUpgrades: false,
      maxHttpBufferSize: liveMessageBytes,
    });
    io.bind(engine);
    return new LiveServer(io, engine, own);
  }

  /** Tells every connection of a room, once, on every node. */
  emit<T extends LiveEvent>(
    room: Room,
    event: T,
    body: MessageInput<T>,
    manner: EmitOptions = {},
  ): void {
    const told = event.body.parse(body);
    const to = manner.isVolatile ? this.io.volatile : this.io;
    to.to(room).emit(event.name, told as never);
  }

  /**
   * Tells a room and waits for what its connections answer, on every node. Whoever has not answered
   * by then is left out; none is there where the answer is empty.
   */
  async emitWithAcks<T extends LiveEvent>(
    room: Room,
    event: T,
    body: MessageInput<T>,
    withinMs: number,
  ): Promise<unknown[]> {
    const told = event.body.parse(body);
    return await new Promise((resolve) => {
      const hear = (_late: Error | null, answers?: unknown[]) => resolve(answers ?? []);
      this.io
        .timeout(withinMs)
        .to(room)
        .emit(event.name, told as never, hear);
    });
  }

  /** The same for the connections of this node: what each node hears on the bus by itself. */
  emitLocal<T extends LiveEvent>(rooms: readonly Room[], event: T, body: MessageInput<T>): void {
    if (rooms.length === 0) return;
    this.io.local.to([...rooms]).emit(event.name, event.body.parse(body) as never);
  }

  /**
   * Takes the connections that are in one room out of another, on every node, a moment later: `but`
   * is one that may have come in by then.
   */
  makeLeave(those: Room, room: Room, but: string | null = null): void {
    const meant = this.io.in(those);
    (but === null ? meant : meant.except(but)).socketsLeave(room);
  }

  /** Which of the profiles in a room are connected, on any node that answers. */
  async listProfiles(room: Room): Promise<Set<string>> {
    const sockets = await this.io.in(room).fetchSockets();
    return new Set(sockets.map(({ data }) => data.profileId).filter((id) => id !== null));
  }

  /** Whether anybody is connected in a room, on any node that answers. */
  async hasAny(room: Room): Promise<boolean> {
    return (await this.io.in(room).fetchSockets()).length > 0;
  }

  async close(): Promise<void> {
    await this.io.close();
    // What it says last goes out first; where Redis is gone nobody waits for it.
    await this.#redis?.quit().catch(() => this.#redis?.disconnect());
  }
}

/**
 * Lets go of the request that a connection began with, and of what Socket.IO made of it: its cookies
 * would be sent to the other nodes with every answer who is there.
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
 * The adapter lets go of what these promise: without Redis, or while it closes, a refusal of one would
 * end the process.
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
  // Only here does anybody pay for loading it.
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
