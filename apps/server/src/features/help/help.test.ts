import { helpList } from "@goldmane/contracts/help/schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestFamily } from "#features/controls/testing/test-family.ts";
import { addProfile, signInAs } from "#platform/testing/open-home.ts";
import type { TestBrowser } from "#platform/testing/open-test-server.ts";

let family: TestFamily;

beforeAll(async () => {
  family = await TestFamily.open();
});
afterAll(() => family[Symbol.asyncDispose]());

async function read(browser: TestBrowser, language = "en") {
  const answer = await browser({ url: "/api/help", headers: { "accept-language": language } });
  expect(answer.statusCode).toBe(200);
  return helpList.parse(answer.json()).articles;
}

const idsIn = async (browser: TestBrowser) => (await read(browser)).map(({ id }) => id);

test("gives everyone the articles that concern them", async () => {
  const teen = await family.addMember("teen");
  const adult = await signInAs(
    family.server,
    await addProfile(family.home, { role: "adult", ageGroup: "adult" }),
  );
  for (const browser of [family.child.browser, teen.browser]) {
    const ids = await idsIn(browser);
    expect(ids).toContain("captions");
    expect(ids).not.toContain("cancel-plan");
    expect(ids).not.toContain("screen-time");
  }
  const ofAdult = await idsIn(adult);
  expect(ofAdult).toContain("captions");
  expect(ofAdult).not.toContain("screen-time");
  for (const browser of [family.home.browser, family.server.openBrowser()]) {
    const ids = await idsIn(browser);
    expect(ids).toContain("screen-time");
    expect(ids).not.toContain("admin-mail");
  }
});

test("is in the viewer's language", async () => {
  const title = async (language: string) =>
    (await read(family.server.openBrowser(), language)).find(({ id }) => id === "captions")?.title;
  expect(await title("en-US")).toMatch(/captions/i);
  expect(await title("es-MX")).toMatch(/subtítulos/i);
});

test("links to pages that need no chosen profile", async () => {
  for (const { id, page } of await read(family.server.openBrowser()))
    expect(page ?? "/", id).toMatch(/^\/[^{}]*$/);
});

test("isn't sent again for an unchanged ETag", async () => {
  const browser = family.server.openBrowser();
  const { etag } = (await browser("/api/help")).headers;
  const again = await browser({ url: "/api/help", headers: { "if-none-match": String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});
