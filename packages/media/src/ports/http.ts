import type { ServerResponse } from "node:http";

/** A request as the byte handlers read it; Fastify's is one. */
export interface HttpRequest {
  method: string;
  headers: {
    range?: string | undefined;
    "if-range"?: string | string[] | undefined;
    "if-none-match"?: string | undefined;
  };
}

/** A response as the byte handlers write it; Fastify's reply is one. */
export interface HttpReply {
  raw: ServerResponse;
  code(status: number): this;
  header(name: string, value: string | number): this;
  headers(values: Record<string, string>): this;
  send(body?: Buffer): this;
}
