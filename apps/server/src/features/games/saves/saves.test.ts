import { saveMaxLength } from "@goldmane/contracts/games/limits";
import { expect, test } from "vitest";
import { say, type TestFamily } from "#features/controls/testing/test-family.ts";
import { openGamesForTests } from "#features/games/testing/play-game.ts";
import { openHome } from "#platform/testing/open-home.ts";
import type { TestBrowser } from "#platform/testing/open-test-server.ts";

let family: TestFamily;
openGamesForTests((opened) => {
  family = opened;
});

const url = (slot: string) => `/api/games/adventure-quest/saves/${slot}`;
const read = (browser: TestBrowser, slot = "0") => say(browser, "GET", url(slot));
const save = (browser: TestBrowser, body: object, slot = "0") =>
  say(browser, "PUT", url(slot), body);

const empty = { revision: 0, data: null, savedAt: null };

test("a save is read back, of its own slot, game and profile", async () => {
  const { browser } = family.child;
  expect((await read(browser)).body).toEqual(empty);
  const data = { room: 3, tools: ["lantern"], name: "Pip’s ✨ quest" };
  const saved = await save(browser, { revision: 0, data });
  expect(saved).toEqual({ status: 200, body: { revision: 1, data, savedAt: family.clock } });
  expect((await read(browser)).body).toEqual(saved.body);
  for (const slot of ["1", "2", "progress", "levels"])
    expect((await read(browser, slot)).body).toEqual(empty);
  expect((await say(browser, "GET", "/api/games/leos-arcade/saves/0")).body).toEqual(empty);
  expect((await read(family.home.browser)).body).toEqual(empty);
});

test("a save replaces the one that it is based on", async () => {
  const { browser } = family.child;
  for (const revision of [0, 1, 2]) await save(browser, { revision, data: { room: revision } });
  expect((await read(browser)).body).toMatchObject({ revision: 3, data: { room: 2 } });
});

test("another household neither reads nor replaces a save", async () => {
  const { browser } = family.child;
  await save(browser, { revision: 0, data: { room: 3 } });
  const { browser: stranger } = await openHome(family.server);
  expect((await read(stranger)).body).toEqual(empty);
  expect((await save(stranger, { revision: 1, data: { room: 9 } })).status).toBe(409);
  expect((await save(stranger, { revision: 0, data: { room: 9 } })).status).toBe(200);
  expect((await read(browser)).body).toMatchObject({ revision: 1, data: { room: 3 } });
});

test("an older device gets the newer save instead of replacing it", async () => {
  const { browser } = family.child;
  await save(browser, { revision: 0, data: { room: 1 } });
  await save(browser, { revision: 1, data: { room: 2 } });
  for (const revision of [0, 1, 7]) {
    const answer = await save(browser, { revision, data: { room: 9 } });
    expect(answer).toMatchObject({
      status: 409,
      body: { error: "CONFLICT", revision: 2, data: { room: 2 }, savedAt: family.clock },
    });
  }
  expect((await read(browser)).body).toMatchObject({ revision: 2, data: { room: 2 } });
});

test("one of two saves at the same time wins", async () => {
  const { browser } = family.child;
  for (const revision of [0, 1]) {
    const both = await Promise.all(
      [1, 2].map((room) => save(browser, { revision, data: { room } })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  }
});

test.each([
  ["a save that is too long", "0", { revision: 0, data: { a: "x".repeat(saveMaxLength) } }],
  ["a negative revision", "0", { revision: -1, data: {} }],
  ["an unknown slot", "3", { revision: 0, data: {} }],
  ["an unknown field", "0", { revision: 0, data: {}, profileId: "someone" }],
])("refuses %s", async (_what, slot, body) => {
  const answer = await save(family.child.browser, body, slot);
  expect([answer.status, answer.body.error]).toEqual([400, "INVALID_INPUT"]);
  expect((await read(family.child.browser)).body).toEqual(empty);
});

test("a save of 64 kilobytes fits", async () => {
  const data = { a: "x".repeat(saveMaxLength - 8) };
  expect((await save(family.child.browser, { revision: 0, data })).status).toBe(200);
});

test("saves are in the household's export and are deleted with their profile", async () => {
  const { browser, id } = family.child;
  await save(browser, { revision: 0, data: {} });
  const { password } = family.home;
  await say(family.home.browser, "POST", "/api/account/confirm", { password });
  expect((await family.home.browser("/api/household/export")).body).toContain("game_save.json");
  await family.home.browser({ method: "DELETE", url: `/api/family-profiles/${id}` });
  const rows = await family.server.app.db.selectFrom("game_save").selectAll().execute();
  expect(rows.filter(({ profile_id }) => profile_id === id)).toEqual([]);
});
