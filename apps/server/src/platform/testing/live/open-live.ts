import { livePath } from "@goldmane/contracts/live/limits";
import type {
  CommandReply,
  MessageBody,
  MessageInput,
  LiveCommand,
  LiveEvent,
} from "@goldmane/contracts/live/message";
import { hello, type LiveAnswer, liveAnswer } from "@goldmane/contracts/live/schema";
import { io, type Socket } from "socket.io-client";
import type { TestServer } from "#platform/testing/open-test-server.ts";

export type LiveBrowser = Disposable & {
  socket: Socket;
  /** All events of one kind, oldest first. */
  received: <T extends LiveEvent>(event: T) => MessageBody<T>[];
  /** Sends a command and waits for its answer, which may be a refusal. */
  trySend: <S extends LiveCommand>(command: S, body: MessageInput<S>) => Promise<LiveAnswer>;
  /** Like `trySend`, but throws if the command is refused. */
  send: <S extends LiveCommand>(command: S, body: MessageInput<S>) => Promise<CommandReply<S>>;
};

const listening = new WeakMap<TestServer, Promise<string>>();

/** The URL of a test's server, which starts to listen on the first call. */
export async function listen(server: TestServer): Promise<string> {
  const url = listening.get(server) ?? server.http.listen({ host: "127.0.0.1", port: 0 });
  listening.set(server, url);
  return await url;
}

/** A real socket, as a browser with these headers opens it; not yet connected. */
export function openSocket(url: string, headers: Record<string, string>): Socket {
  return io(url, {
    path: livePath,
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
  });
}

/** A connection that has received the server's hello. */
export async function openLive(
  server: TestServer,
  browser: { cookies: () => string },
): Promise<LiveBrowser> {
  const url = await listen(server);
  const socket = openSocket(url, { origin: url, cookie: browser.cookies() });
  const received: { name: string; body: unknown }[] = [];
  socket.onAny((name: string, body: unknown) => received.push({ name, body }));
  await new Promise<void>((resolve, reject) => {
    socket.once(hello.name, () => resolve());
    socket.once("connect_error", reject);
  });
  const live: LiveBrowser = {
    socket,
    received: (event) =>
      received
        .filter(({ name }) => name === event.name)
        .map(({ body }) => event.body.parse(body) as MessageBody<typeof event>),
    trySend: async ({ name }, body) =>
      liveAnswer.parse(await socket.timeout(20_000).emitWithAck(name, body)),
    send: async (command, body) => {
      const answer = await live.trySend(command, body);
      if (!answer.ok) throw new Error(`${command.name}: ${JSON.stringify(answer.error)}`);
      return answer.reply as CommandReply<typeof command>;
    },
    [Symbol.dispose]: () => void socket.disconnect(),
  };
  return live;
}
