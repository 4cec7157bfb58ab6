import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";

type Asked = { method?: string; path?: string; headers?: Record<string, string> };
type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request with any Host header and target, which `fetch` doesn't allow. */
export async function sendRaw(server: string, asked: Asked): Promise<Answer> {
  const { hostname, port } = new URL(server);
  const sending = request({ hostname, port, agent: false, path: "/", ...asked }).end();
  const answered = await Promise.race([once(sending, "response"), once(sending, "upgrade")]);
  const [response] = answered as [IncomingMessage];
  const { statusCode: status = 0, headers } = response;
  if (status === 101) {
    response.socket.destroy();
    return { status, headers, body: "" };
  }
  const body = (await response.setEncoding("utf8").toArray()).join("");
  return { status, headers, body };
}

/** The headers of a browser's websocket handshake. */
export const websocketHeaders = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
};
