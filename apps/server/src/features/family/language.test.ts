import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { addProfile, openHome } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
});
afterAll(() => server[Symbol.asyncDispose]());

test("a language belongs to its profile, on every browser", async () => {
  const home = await openHome(server);
  const member = await addProfile(home);
  const speak = (language: string) =>
    home.browser({ method: "PATCH", url: "/api/profile", payload: { language } });
  expect((await speak("es")).json()).toMatchObject({ id: home.parentId, language: "es" });
  expect((await speak("tlh")).statusCode).toBe(400);
  const elsewhere = server.openBrowser();
  await elsewhere({ method: "POST", url: "/api/family-profiles/login", payload: member });
  const speakers = async () => {
    const { profile } = (await elsewhere("/api/session")).json();
    return profile.language;
  };
  expect(await speakers()).toBeNull();
  await elsewhere({
    method: "POST",
    url: `/api/family-profiles/${home.parentId}/choose`,
    payload: { password: home.password },
  });
  expect(await speakers()).toBe("es");
});

test("a new household's parent gets the language used at sign-up", async () => {
  const browser = server.openBrowser();
  const answer = await browser({
    method: "POST",
    url: "/api/account",
    headers: { "accept-language": "fr;q=0.9, es-MX;q=0.8, en;q=0.1" },
    remoteAddress: "127.0.1.1",
    payload: {
      email: "ana@example.org",
      password: "correct horse battery",
      householdName: "La casa",
      name: "Ana",
    },
  });
  expect(answer.json()).toMatchObject({ profile: { language: "es" } });
});
