import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy in front of the server, through which every byte takes longer. */
export type DelayedConnection = AsyncDisposable & { url: string };

/** Opens a connection that delays what either side sends by `delayMs`. */
export async function openDelayedConnection(
  serverUrl: string,
  delayMs: number,
): Promise<DelayedConnection> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      // Timers of one length end in the order in which they were set.
      const later = (act: () => void) => setTimeout(() => !to.destroyed && act(), delayMs);
      from.on("data", (bytes) => later(() => to.write(bytes)));
      from.on("end", () => later(() => to.end()));
      from.on("error", () => to.destroy());
      from.on("close", () => sockets.delete(from));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
