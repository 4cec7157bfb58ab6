import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { addProfile, openHome } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
});
afterAll(() => server[Symbol.asyncDispose]());

const rounds = 15;

/** Every attempt comes from another address, so that none is rate limited. */
async function timeAttempt(url: string, payload: object, round: number) {
  const startedAt = performance.now();
  const remoteAddress = `203.0.113.${round + 1}`;
  const response = await server.http.inject({ method: "POST", url, payload, remoteAddress });
  return { ms: performance.now() - startedAt, response: [response.statusCode, response.body] };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Without equal work, unknown names get their response about ten times faster: no password is hashed. */
test.each([
  { path: "/api/account/sign-in", name: "email" },
  { path: "/api/family-profiles/login", name: "username" },
])(
  "$path returns the same error for known and unknown names, in about the same time",
  async ({ path, name }) => {
    const home = await openHome(server);
    const { username } = await addProfile(home);
    const known = name === "email" ? home.email : username;
    const knownMs: number[] = [];
    const unknownMs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const password = `guess ${round}`;
      const wrong = await timeAttempt(path, { [name]: known, password }, round);
      const unknown = await timeAttempt(
        path,
        { [name]: `nobody${round}@example.org`, password },
        round,
      );
      expect(unknown.response).toEqual(wrong.response);
      expect(wrong.response[0]).toBe(401);
      knownMs.push(wrong.ms);
      unknownMs.push(unknown.ms);
    }
    const ratio = median(unknownMs) / median(knownMs);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  },
);

test("wrong passwords for a profile delay further attempts from that address, but not from others", async () => {
  const home = await openHome(server);
  const { username, password } = await addProfile(home);
  const path = "/api/family-profiles/login";
  const { now } = server.app;
  let at = now();
  server.app.now = () => at;
  try {
    for (let tries = 0; tries < 5; tries += 1)
      expect((await timeAttempt(path, { username, password: "no" }, 100)).response[0]).toBe(401);
    for (const waitSeconds of [1, 2, 4, 8]) {
      const [status, body] = (await timeAttempt(path, { username, password }, 100)).response;
      const { error, retryAfterSeconds } = JSON.parse(String(body));
      const refused = [429, "TOO_MANY_REQUESTS", waitSeconds];
      expect([status, error, retryAfterSeconds]).toEqual(refused);
      at += waitSeconds * 1000;
      expect((await timeAttempt(path, { username, password: "no" }, 100)).response[0]).toBe(401);
    }
    expect((await timeAttempt(path, { username, password }, 101)).response[0]).toBe(200);
  } finally {
    server.app.now = now;
  }
});
