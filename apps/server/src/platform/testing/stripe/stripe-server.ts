import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { StripeConfig } from "#platform/config/config.ts";
import { parseForm } from "./parse-form.ts";
import { Refusal, stripeRoutes } from "./stripe-routes.ts";
import { StripeWorld } from "./stripe-world.ts";

type Answer = { status: number; body: string };

/**
 * An in-memory fake of the Stripe API calls that the server uses. Repeated idempotency keys get the
 * first response, as at Stripe.
 */
export async function startStripeServer(): Promise<
  { config: StripeConfig; world: StripeWorld } & AsyncDisposable
> {
  const world = new StripeWorld();
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    void answerCall(request).then(({ status, body }) =>
      response.writeHead(status, { "content-type": "application/json" }).end(body),
    );
  });

  async function answerCall(request: IncomingMessage): Promise<Answer> {
    const body = await text(request);
    const key = request.headers["idempotency-key"];
    const known = typeof key === "string" ? answers.get(key) : undefined;
    if (known) return known;
    const answer = run(request, body);
    if (typeof key === "string" && answer.status < 500) answers.set(key, answer);
    return answer;
  }

  function run({ method, url = "" }: IncomingMessage, body: string): Answer {
    const { pathname, searchParams } = new URL(url, "http://stripe");
    for (const { method: takes, path, answer } of stripeRoutes) {
      const found = method === takes ? path.exec(pathname) : null;
      if (!found) continue;
      const [, id = ""] = found;
      try {
        const call = { world, id, form: parseForm(body), query: searchParams };
        return { status: 200, body: JSON.stringify(answer(call)) };
      } catch (error) {
        if (!(error instanceof Refusal)) return { status: 500, body: String(error) };
        return { status: error.status, body: JSON.stringify({ error: error.error }) };
      }
    }
    return { status: 404, body: JSON.stringify({ error: { message: `${method} ${pathname}?` } }) };
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    world,
    config: {
      secretKey: "sk_test_house",
      webhookSecret: "whsec_house",
      apiUrl: new URL(`http://127.0.0.1:${port}`),
      publicUrl: new URL("https://films.example.org"),
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
