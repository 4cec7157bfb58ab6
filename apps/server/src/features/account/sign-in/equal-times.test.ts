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
async function take(url: string, payload: object, round: number) {
  const begun = performance.now();
  const remoteAddress = `203.0.113.${round + 1}`;
  const answer = await server.http.inject({ method: "POST", url, payload, remoteAddress });
  return { ms: performance.now() - begun, said: [answer.statusCode, answer.body] };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Without equal work, unknown names are answered about ten times faster: no password is hashed. */
test.each([
  { path: "/api/account/sign-in", name: "email" },
  { path: "/api/family-profiles/login", name: "username" },
])("$path says the same of known and unknown names, and takes as long", async ({ path, name }) => {
  const home = await openHome(server);
  const { username } = await addProfile(home);
  const known = name === "email" ? home.email : username;
  const ofKnown: number[] = [];
  const ofUnknown: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const password = `guess ${round}`;
    const wrong = await take(path, { [name]: known, password }, round);
    const unknown = await take(path, { [name]: `nobody${round}@example.org`, password }, round);
    expect(unknown.said).toEqual(wrong.said);
    expect(wrong.said[0]).toBe(401);
    ofKnown.push(wrong.ms);
    ofUnknown.push(unknown.ms);
  }
  const ratio = median(ofUnknown) / median(ofKnown);
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});

test("guessing a profile's password gets slower, but not for its owner elsewhere", async () => {
  const home = await openHome(server);
  const { username, password } = await addProfile(home);
  const path = "/api/family-profiles/login";
  const { now } = server.app;
  let at = now();
  server.app.now = () => at;
  try {
    for (let tries = 0; tries < 5; tries += 1)
      expect((await take(path, { username, password: "no" }, 100)).said[0]).toBe(401);
    for (const waitSeconds of [1, 2, 4, 8]) {
      const [status, body] = (await take(path, { username, password }, 100)).said;
      const { error, retryAfterSeconds } = JSON.parse(String(body));
      const refused = [429, "TOO_MANY_REQUESTS", waitSeconds];
      expect([status, error, retryAfterSeconds]).toEqual(refused);
      at += waitSeconds * 1000;
      expect((await take(path, { username, password: "no" }, 100)).said[0]).toBe(401);
    }
    expect((await take(path, { username, password }, 101)).said[0]).toBe(200);
  } finally {
    server.app.now = now;
  }
});
