import { errorBody, errorStatus } from "@goldmane/contracts/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type App, passerBy, type Viewer } from "#platform/app.ts";
import { admit, toViewer } from "./admission.ts";
import type { BrowserSessions } from "./browser-sessions.ts";
import type { Handler } from "./handler.ts";
import { PreparedAnswer } from "./prepared-answer.ts";
import { changesSomething } from "./same-origin.ts";

type Host = { app: App; sessions: BrowserSessions };

/** Binds one handler to its method and path, with what every call has in common around it. */
export function registerEndpoint(http: FastifyInstance, host: Host, handler: Handler): void {
  const { endpoint, run } = handler;
  const { app, sessions } = host;

  http.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: describe(endpoint),
    // Before the body is read: who may not call learns nothing about what the call expects.
    onRequest: async (request) => {
      if (endpoint.access !== "anyone") admit(endpoint.access, await findViewer(request));
    },
    handler: async (request, reply) => {
      const viewer = await findViewer(request);
      const result =
        changesSomething(endpoint.method) && viewer.id === passerBy
          ? await runRemembering(request, reply)
          : await runFor(viewer, request);
      if (result instanceof PreparedAnswer) return result.send(request, reply);
      if (endpoint.reply === undefined) return reply.code(204).send();
      return reply.header("cache-control", "no-store").send(result);
    },
  });

  async function findViewer(request: FastifyRequest): Promise<Viewer> {
    return toViewer(app.config, await sessions.find(request.headers.cookie));
  }

  async function runFor(viewer: Viewer, { params, query, body }: FastifyRequest) {
    return await run({ app, viewer, params, query, body } as never);
  }

  async function runRemembering(request: FastifyRequest, reply: FastifyReply) {
    const { id, setCookie } = await sessions.start();
    try {
      const result = await runFor(toViewer(app.config, id), request);
      reply.header("set-cookie", setCookie);
      return result;
    } catch (error) {
      await sessions.forget(id);
      throw error;
    }
  }
}

/** For Fastify's validation, and for the published reference. */
function describe({ path, summary, params, query, body, reply, errors = [] }: Handler["endpoint"]) {
  const failures = errors.map((code) => [errorStatus[code], errorBody] as const);
  return {
    summary,
    tags: [path.split("/")[2] ?? "api"],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...(reply && { 200: reply }), ...Object.fromEntries(failures) },
  };
}
