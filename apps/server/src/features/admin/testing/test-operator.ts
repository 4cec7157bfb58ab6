import { expect } from "vitest";
import { features } from "#features.ts";
import type { Config } from "#platform/config/config.ts";
import { type Home, openHome } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

/** A test server without the demo, with a signed-in operator. */
export type OperatorServer = AsyncDisposable & {
  server: TestServer;
  operator: Home;
  read: (url: string) => Promise<ReturnType<typeof JSON.parse>>;
  /** Returns the status and the error code, if any. */
  send: (method: "POST" | "PUT" | "DELETE", url: string, payload?: object) => Promise<unknown[]>;
};

export async function openOperatorServer(config: Partial<Config> = {}): Promise<OperatorServer> {
  const email = "house@example.org";
  const server = await openTestServer(features, {
    demo: false,
    operatorEmailKey: email,
    ...config,
  });
  const operator = await openHome(server, null);
  await server.app.db
    .updateTable("account")
    .set({ is_verified: 1, email, email_key: email })
    .where("email", "=", operator.email)
    .execute();
  await signIn(operator.browser, email);
  return {
    server,
    operator,
    async read(url) {
      const answer = await operator.browser(url);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    async send(method, url, payload) {
      const answer = await operator.browser({ method, url, ...(payload && { payload }) });
      return [answer.statusCode, answer.body ? answer.json().error : undefined];
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function signIn(browse: TestServer["inject"], email: string) {
  const payload = { email, password: "correct horse battery" };
  return browse({ method: "POST", url: "/api/account/sign-in", payload });
}
