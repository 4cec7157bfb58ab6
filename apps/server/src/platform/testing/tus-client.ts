import { request, type IncomingHttpHeaders } from "node:http";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

type Upload = { size: number; name: string };

/** A minimal tus upload client. */
export class TusClient {
  readonly #base: string;
  #cookie: string;

  constructor(base: string, cookie = "") {
    this.#base = base;
    this.#cookie = cookie;
  }

  /** Creates an upload; the response's `location` is its URL. */
  create({ size, name }: Upload): Promise<Answer> {
    return this.#ask("POST", "/api/ingest/uploads", {
      "upload-length": String(size),
      "upload-metadata": `filename ${Buffer.from(name).toString("base64")}`,
    });
  }

  async offset(location: string): Promise<number> {
    const { headers } = await this.#ask("HEAD", location, {});
    return Number(headers["upload-offset"]);
  }

  send(location: string, offset: number, bytes: Buffer): Promise<Answer> {
    return this.#ask("PATCH", location, patchHeaders(offset, bytes.length), bytes);
  }

  /** Announces all bytes, sends the first `cutAt`, and cuts the connection. */
  async sendAndCut(location: string, bytes: Buffer, cutAt: number): Promise<void> {
    const sending = request(new URL(location, this.#base), {
      method: "PATCH",
      headers: this.#headers(patchHeaders(0, bytes.length)),
    });
    sending.on("error", () => {});
    await new Promise<void>((resolve) => sending.write(bytes.subarray(0, cutAt), () => resolve()));
    await waitUntil(async () => (await this.offset(location)) > 0).catch(() => {});
    sending.destroy();
  }

  #ask(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Buffer,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asking = request(new URL(path, this.#base), {
        method,
        headers: this.#headers(headers),
      });
      asking.on("error", reject);
      asking.on("response", (response) => {
        const parts: Buffer[] = [];
        const [cookie] = response.headers["set-cookie"] ?? [];
        this.#cookie = cookie?.split(";")[0] ?? this.#cookie;
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => {
          const { statusCode: status = 0, headers: answered } = response;
          resolve({ status, headers: answered, body: Buffer.concat(parts).toString("utf8") });
        });
      });
      asking.end(body);
    });
  }

  #headers(more: Record<string, string>): Record<string, string> {
    return {
      "tus-resumable": "1.0.0",
      "sec-fetch-site": "same-origin",
      ...(this.#cookie !== "" && { cookie: this.#cookie }),
      ...more,
    };
  }
}

function patchHeaders(offset: number, length: number): Record<string, string> {
  return {
    "content-type": "application/offset+octet-stream",
    "content-length": String(length),
    "upload-offset": String(offset),
  };
}

/** Polls until the condition holds; rejects after the timeout. */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  withinMs = 30_000,
): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`The condition did not hold within ${withinMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
