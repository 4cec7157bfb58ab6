import { ClosingStack } from "@goldmane/std/closing-stack";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import type { Config } from "#platform/config/config.ts";
import type { Feature } from "#platform/feature.ts";
import { createHttpServer } from "#platform/http/server.ts";
import { openTestApp, type TestApp } from "./open-test-app.ts";

export type TestServer = AsyncDisposable & {
  app: TestApp;
  http: FastifyInstance;
  /** Sends one request through the real router, without cookies. */
  inject: (request: InjectOptions | string) => Promise<LightMyRequestResponse>;
  /** A new browser that keeps its cookies between requests. */
  openBrowser: () => TestBrowser;
};

export type TestBrowser = {
  (request: InjectOptions | string): Promise<LightMyRequestResponse>;
  /** The value of its Cookie header. */
  cookies: () => string;
};

/** The complete server without a socket. Jobs don't run until `app.jobs.work` is called. */
export async function openTestServer(
  features: readonly Feature[],
  config: Partial<Config> = {},
): Promise<TestServer> {
  const stack = new ClosingStack();
  try {
    const app = await openTestApp(config);
    stack.defer(() => app[Symbol.asyncDispose]());
    for (const feature of features) {
      const opened = await feature.open?.(app);
      if (opened) stack.defer(() => opened[Symbol.asyncDispose]());
    }
    const http = await createHttpServer(app, features);
    stack.defer(() => http.close());
    return {
      app,
      http,
      inject: (request) => http.inject(request),
      openBrowser: () => openBrowser(http),
      [Symbol.asyncDispose]: () => stack[Symbol.asyncDispose](),
    };
  } catch (error) {
    await stack[Symbol.asyncDispose]();
    throw error;
  }
}

function openBrowser(http: FastifyInstance): TestBrowser {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const browse = async (request: InjectOptions | string) => {
    const asked = typeof request === "string" ? { url: request } : request;
    const cookie = cookies();
    const headers = {
      "sec-fetch-site": "same-origin",
      ...(cookie && { cookie }),
      ...asked.headers,
    };
    const answer = await http.inject({ ...asked, headers });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return answer;
  };
  return Object.assign(browse, { cookies });
}
