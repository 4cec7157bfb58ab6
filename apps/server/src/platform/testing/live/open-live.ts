import { livePath } from "@goldmane/contracts/live/limits";
import type { Answered, Heard, Said, Saying, Telling } from "@goldmane/contracts/live/message";
import { hello, type LiveAnswer, liveAnswer } from "@goldmane/contracts/live/schema";
import { io, type Socket } from "socket.io-client";
import type { TestServer } from "#platform/testing/open-test-server.ts";

export type LiveBrowser = Disposable & {
  socket: Socket;
  /** All that it was told, by the names of the tellings; first come first. */
  told: <T extends Telling>(telling: T) => Heard<T>[];
  /** Says something and waits for what it is answered. */
  ask: <S extends Saying>(saying: S, body: Said<S>) => Promise<LiveAnswer>;
  /** The same for what must be done. */
  say: <S extends Saying>(saying: S, body: Said<S>) => Promise<Answered<S>>;
};

const listening = new WeakMap<TestServer, Promise<string>>();

/** Where a test's server is reached by sockets; it listens from the first time on. */
export async function listen(server: TestServer): Promise<string> {
  const url = listening.get(server) ?? server.http.listen({ host: "127.0.0.1", port: 0 });
  listening.set(server, url);
  return await url;
}

/** A real socket as a browser with these cookies would open it, not yet let in. */
export function openSocket(url: string, headers: Record<string, string>): Socket {
  return io(url, {
    path: livePath,
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
  });
}

/** A connection that was let in, and greeted. */
export async function openLive(
  server: TestServer,
  browser: { cookies: () => string },
): Promise<LiveBrowser> {
  const url = await listen(server);
  const socket = openSocket(url, { origin: url, cookie: browser.cookies() });
  const heard: { name: string; body: unknown }[] = [];
  socket.onAny((name: string, body: unknown) => heard.push({ name, body }));
  await new Promise<void>((resolve, reject) => {
    socket.once(hello.name, () => resolve());
    socket.once("connect_error", reject);
  });
  const live: LiveBrowser = {
    socket,
    told: (telling) =>
      heard
        .filter(({ name }) => name === telling.name)
        .map(({ body }) => telling.body.parse(body) as Heard<typeof telling>),
    ask: async ({ name }, body) =>
      liveAnswer.parse(await socket.timeout(20_000).emitWithAck(name, body)),
    say: async (saying, body) => {
      const answer = await live.ask(saying, body);
      if (!answer.ok) throw new Error(`${saying.name}: ${JSON.stringify(answer.error)}`);
      return answer.reply as Answered<typeof saying>;
    },
    [Symbol.dispose]: () => void socket.disconnect(),
  };
  return live;
}
