import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The ways in which the fake language model responds to a question. */
export type Manner = "answers" | "answers late" | "is busy" | "talks rubbish" | "hangs up";

/** A local server that imitates a language model's API and behaves according to `manner`. */
export type Model = {
  url: string;
  manner: Manner;
  /** Number of requests received. */
  asked: number;
  close(): void;
};

export const modelWords = "Because gold is warm, and dragons have cold feet.";
/** In milliseconds; longer than the server's timeout for a model. */
const late = 10_000;

export async function openModel(): Promise<Model> {
  const server = createServer((request, reply) => {
    request.resume();
    model.asked += 1;
    behave(model.manner, reply);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const model: Model = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    manner: "answers",
    asked: 0,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return model;
}

function behave(manner: Manner, reply: ServerResponse): void {
  const send = (status: number, body: string) =>
    reply.writeHead(status, { "content-type": "application/json" }).end(body);
  switch (manner) {
    case "answers":
      send(200, JSON.stringify(completion));
      break;
    case "answers late":
      setTimeout(() => send(200, JSON.stringify(completion)), late).unref();
      break;
    case "is busy":
      send(429, '{"error":{"message":"Rate limit reached"}}');
      break;
    case "talks rubbish":
      send(200, "<html><body>It works!</body></html>");
      break;
    case "hangs up":
      reply.destroy();
  }
}

const completion = {
  id: "answer",
  object: "chat.completion",
  created: 0,
  model: "scripted",
  choices: [
    { index: 0, finish_reason: "stop", message: { role: "assistant", content: modelWords } },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};
