import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The line between a browser and the house: it can be cut. */
export type Line = AsyncDisposable & {
  url: string;
  cut(): void;
  mend(): void;
};

/** Pictures take a house that nobody was in minutes to draw. */
const dot = Buffer.from("R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=", "base64");
const picture = /^\/media\/titles\/[^/]+\/(?:poster|backdrop)(?:\?|$)/;

/** Opens one on which every picture of a film is a dot. */
export async function openLine(houseUrl: string): Promise<Line> {
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
    const passed = request(houseUrl + asked.url, { method, headers }, (told) => {
      told.pipe(answer.writeHead(told.statusCode ?? 502, told.headers));
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
