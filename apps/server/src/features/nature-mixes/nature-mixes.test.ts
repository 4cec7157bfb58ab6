import { savedMix } from "@goldmane/contracts/nature-mixes/schema";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { moveInForTests, type TestFamily } from "#features/controls/testing/test-family.ts";
import { newId } from "#platform/ids.ts";
import type { TestBrowser } from "#platform/testing/open-test-server.ts";

const levels = { rain: 60, fire: 30 };

let family: TestFamily;
moveInForTests((opened) => {
  family = opened;
});

const save = (browser: TestBrowser, payload: object) =>
  browser({ method: "POST", url: "/api/nature-mixes", payload });
const rename = (browser: TestBrowser, id: string, name: string) =>
  browser({ method: "PATCH", url: `/api/nature-mixes/${id}`, payload: { name } });
const drop = (browser: TestBrowser, id: string) =>
  browser({ method: "DELETE", url: `/api/nature-mixes/${id}` });

async function list(browser: TestBrowser) {
  return z.array(savedMix).parse((await browser("/api/nature-mixes")).json());
}

test("a mix is saved for one profile only, latest first", async () => {
  const { browser } = family.child;
  const first = (await save(browser, { name: " Rainy night ", levels })).json();
  expect(first).toMatchObject({ name: "Rainy night", levels, createdAt: family.clock });
  family.clock += 1000;
  await save(browser, { name: "Beach", levels: { waves: 100, rain: 0 } });
  const mixes = await list(browser);
  expect(mixes.map(({ name }) => name)).toEqual(["Beach", "Rainy night"]);
  expect(mixes[0]?.levels).toEqual({ waves: 100 });
  expect(await list(family.home.browser)).toEqual([]);
});

test("a mix is renamed and deleted, once", async () => {
  const { browser } = family.child;
  const { id } = (await save(browser, { name: "Rain", levels })).json();
  expect((await rename(browser, id, "RAIN")).json()).toMatchObject({ id, name: "RAIN", levels });
  expect((await list(browser)).map(({ name }) => name)).toEqual(["RAIN"]);
  expect((await drop(browser, id)).statusCode).toBe(204);
  expect((await drop(browser, id)).statusCode).toBe(404);
  expect((await rename(browser, id, "Gone")).statusCode).toBe(404);
  expect(await list(browser)).toEqual([]);
});

test("names are unique in a profile, regardless of case", async () => {
  const { browser } = family.child;
  await save(browser, { name: "Rain", levels });
  const { id } = (await save(browser, { name: "Fire", levels })).json();
  for (const answer of [
    await save(browser, { name: "rAIN", levels }),
    await rename(browser, id, "ＲAIN"),
  ]) {
    expect([answer.statusCode, answer.json().error]).toEqual([409, "CONFLICT"]);
  }
  expect((await list(browser)).map(({ name }) => name)).toEqual(["Fire", "Rain"]);
  expect((await save(family.home.browser, { name: "Rain", levels })).statusCode).toBe(200);
});

test("a profile has at most 20 mixes, even if two are saved at the same time", async () => {
  const { browser } = family.child;
  for (let count = 1; count < 20; count += 1) await save(browser, { name: `Mix ${count}`, levels });
  const both = await Promise.all(["One", "Two"].map((name) => save(browser, { name, levels })));
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await list(browser)).toHaveLength(20);
});

test("another profile's mix is not found", async () => {
  const { id } = (await save(family.child.browser, { name: "Rain", levels })).json();
  expect((await rename(family.home.browser, id, "Mine")).statusCode).toBe(404);
  expect((await drop(family.home.browser, id)).statusCode).toBe(404);
  expect((await drop(family.home.browser, newId())).statusCode).toBe(404);
  expect(await list(family.child.browser)).toHaveLength(1);
});

test.each([
  ["no sound", { name: "Mine", levels: {} }],
  ["silence", { name: "Mine", levels: { rain: 0 } }],
  ["a broken level", { name: "Mine", levels: { rain: 12.5 } }],
  ["an unknown sound", { name: "Mine", levels: { ...levels, snow: 5 } }],
  ["a level beyond the loudest", { name: "Mine", levels: { rain: 101 } }],
  ["no name", { name: " ", levels }],
  ["a long name", { name: "x".repeat(41), levels }],
])("refuses %s", async (_what, payload) => {
  const answer = await save(family.child.browser, payload);
  expect([answer.statusCode, answer.json().error]).toEqual([400, "INVALID_INPUT"]);
  expect(await list(family.child.browser)).toEqual([]);
});

test("mixes are in the household's export and are deleted with their profile", async () => {
  const { browser, id } = family.child;
  await save(browser, { name: "Rain", levels });
  const password = { password: family.home.password };
  await family.home.browser({ method: "POST", url: "/api/account/confirm", payload: password });
  expect((await family.home.browser("/api/household/export")).body).toContain("nature_mix.json");
  await family.home.browser({ method: "DELETE", url: `/api/family-profiles/${id}` });
  const rows = await family.server.app.db.selectFrom("nature_mix").selectAll().execute();
  expect(rows.filter(({ profile_id }) => profile_id === id)).toEqual([]);
});
