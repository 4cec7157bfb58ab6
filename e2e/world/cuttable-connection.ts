import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy between a browser and the server, whose connections can be cut. */
export type CuttableConnection = AsyncDisposable & {
  url: string;
  cut(): void;
  mend(): void;
};

/** A server with an empty cache takes minutes to draw pictures. */
const dot = Buffer.from("R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=", "base64");
const picture = /^\/media\/titles\/[^/]+\/(?:poster|backdrop)(?:\?|$)/;

/** Opens a connection that replaces every picture of a film by a single pixel. */
export async function openCuttableConnection(serverUrl: string): Promise<CuttableConnection> {
  let isCut = false;
  const server = createServer((asked, answer) => {
    if (isCut) {
      asked.socket.destroy();
      return;
    }
    if (picture.test(asked.url ?? "")) {
      answer.writeHead(200, { "content-type": "image/gif" }).end(dot);
      return;
    }
    const { method, headers } = asked;
    const passed = request(serverUrl + asked.url, { method, headers }, (response) => {
      response.pipe(answer.writeHead(response.statusCode ?? 502, response.headers));
    });
    passed.on("error", () => asked.socket.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    mend() {
      isCut = false;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
