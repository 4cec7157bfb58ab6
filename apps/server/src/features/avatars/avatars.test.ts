import { type OutfitId, avatarParts, badgeOfOutfit } from "@goldmane/contracts/avatars/limits";
import { firstLook, nameLook } from "@goldmane/contracts/avatars/rules";
import { type AvatarLook, ownAvatar, type OwnAvatar } from "@goldmane/contracts/avatars/schema";
import { avatarUrl } from "@goldmane/contracts/family/rules";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { runTicket } from "@goldmane/contracts/games/schema";
import { InputLog } from "@goldmane/games/kernel/input-log";
import { playCarefully } from "@goldmane/games/kyles-dash/careful-bot";
import { kylesDashRules } from "@goldmane/games/kyles-dash/rules";
import { expect, test } from "vitest";
import {
  gTitles,
  moveInForTests,
  say,
  type TestFamily,
} from "#features/controls/testing/test-family.ts";
import { openHome } from "#platform/testing/open-home.ts";
import type { TestBrowser } from "#platform/testing/open-test-server.ts";

let family: TestFamily;
moveInForTests((opened) => {
  family = opened;
});

const hooded: AvatarLook = { ...firstLook, species: "fox", fur: "mint", outfit: "hoodie" };
const hoodedUrl = avatarUrl(nameLook(hooded));

async function read(browser: TestBrowser): Promise<OwnAvatar> {
  return ownAvatar.parse((await say(browser, "GET", "/api/avatar")).body);
}

const save = (browser: TestBrowser, look: object, asPicture = true) =>
  say(browser, "PUT", "/api/avatar", { look, asPicture });

async function pictureOf(browser: TestBrowser): Promise<string | undefined> {
  const profiles: FamilyProfile[] = (await say(browser, "GET", "/api/family-profiles")).body;
  const { body } = await say(browser, "GET", "/api/session");
  return profiles.find(({ id }) => id === body.profile.id)?.avatarUrl;
}

async function wearable(browser: TestBrowser): Promise<OutfitId[]> {
  return (await read(browser)).outfits.flatMap(({ id, canWear }) => (canWear ? [id] : []));
}

const free = avatarParts.outfit.filter((id) => !badgeOfOutfit[id]);

test("a saved avatar becomes the picture that everyone in the family sees", async () => {
  const { browser, id } = family.child;
  expect(await read(browser)).toMatchObject({ look: null, isPicture: false });
  const saved = await save(browser, hooded);
  expect(saved).toMatchObject({ status: 200, body: { look: hooded, isPicture: true } });
  expect(await read(browser)).toEqual(saved.body);
  expect(await pictureOf(browser)).toBe(hoodedUrl);
  const all = (await say(family.home.browser, "GET", "/api/family-profiles")).body;
  expect(all.find((one: { id: string }) => one.id === id).avatarUrl).toBe(hoodedUrl);
  const image = await browser({ url: `${hoodedUrl}?width=96`, headers: { accept: "image/webp" } });
  expect(image).toMatchObject({ statusCode: 200 });
  expect(image.headers["content-type"]).toBe("image/webp");
});

test("an avatar can be saved without showing it, and shown later in the settings", async () => {
  const { browser } = family.child;
  const before = await pictureOf(browser);
  expect((await save(browser, hooded, false)).body.isPicture).toBe(false);
  expect(await pictureOf(browser)).toBe(before);
  const change = (url: string) =>
    browser({ method: "PATCH", url: "/api/profile", payload: { avatarUrl: url } });
  expect((await change(hoodedUrl)).statusCode).toBe(200);
  expect(await pictureOf(browser)).toBe(hoodedUrl);
  // A picture that shows the avatar follows its changes.
  const next = { ...hooded, hat: "crown" } as const;
  await save(browser, next, false);
  expect(await pictureOf(browser)).toBe(avatarUrl(nameLook(next)));
  expect((await change("/api/avatars/owl")).statusCode).toBe(200);
  expect(await read(browser)).toMatchObject({ look: next, isPicture: false });
});

test("an outfit that isn't earned is refused with how to earn it, and nothing changes", async () => {
  const { browser } = family.child;
  await save(browser, hooded);
  const look = { ...hooded, outfit: "usher" };
  expect(await save(browser, look)).toMatchObject({
    status: 403,
    body: {
      error: "NOT_ALLOWED",
      message: "You haven’t earned this outfit yet. Finish a film.",
      outfit: "usher",
      badge: { id: "first-film", have: 0, need: 1 },
    },
  });
  expect(await read(browser)).toMatchObject({ look: hooded });
  const payload = { avatarUrl: avatarUrl(nameLook({ ...hooded, outfit: "usher" })) };
  const direct = await browser({ method: "PATCH", url: "/api/profile", payload });
  expect(direct.json()).toMatchObject({ error: "NOT_ALLOWED" });
  const child = `/api/family-profiles/${family.child.id}`;
  const byParent = await family.home.browser({ method: "PATCH", url: child, payload });
  expect(byParent.statusCode).toBe(403);
  expect(await pictureOf(browser)).toBe(hoodedUrl);
});

test("watching a film earns an outfit", async () => {
  const { browser } = family.child;
  expect(await wearable(browser)).toEqual(free);
  await family.watch(browser, gTitles[0] ?? "", 0, 125);
  await expect.poll(() => wearable(browser)).toEqual([...free, "usher"]);
  expect((await save(browser, { ...hooded, outfit: "usher" })).status).toBe(200);
});

test("missions of Kyle's Dash earn an outfit", async () => {
  const { browser } = family.child;
  for (let round = 0; round < 3; round += 1) await dash(browser);
  const { outfits } = await read(browser);
  expect(outfits.find(({ id }) => id === "racer")).toMatchObject({ canWear: true });
  expect(outfits.find(({ id }) => id === "hero")?.badge?.have).toBeGreaterThanOrEqual(5);
  await expect
    .poll(async () => (await say(browser, "GET", "/api/achievements")).body)
    .toContainEqual(expect.objectContaining({ id: "dash-missions-5", earnedAt: family.clock }));
});

test("a saved story that finished realms of Adventure Quest earns outfits", async () => {
  const { browser } = family.child;
  const tell = (revision: number, beaten: number) =>
    say(browser, "PUT", "/api/games/adventure-quest/saves/0", {
      revision,
      data: { save: { beaten } },
    });
  await tell(0, 0);
  expect(await wearable(browser)).toEqual(free);
  await tell(1, 1);
  expect(await wearable(browser)).toEqual([...free, "wizard"]);
  await expect
    .poll(async () => (await say(browser, "GET", "/api/achievements")).body)
    .toContainEqual(expect.objectContaining({ id: "quest-realm", earnedAt: family.clock }));
  await tell(2, 0b111111);
  expect(await wearable(browser)).toEqual([...free, "wizard", "knight"]);
});

test("an avatar has no text, and no choices that don't exist", async () => {
  const { browser } = family.child;
  for (const look of [
    { ...hooded, name: "Pip" },
    { ...hooded, hat: "my own hat" },
    { ...hooded, fur: "" },
    { species: "fox" },
    "fox",
  ])
    expect((await save(browser, look as object)).status).toBe(400);
  expect((await browser(`${hoodedUrl}.hello`)).statusCode).toBe(404);
  expect((await read(browser)).look).toBe(null);
});

test("an avatar is its profile's own: nobody else can show it", async () => {
  await save(family.child.browser, hooded);
  const { browser: parent } = family.home;
  expect((await read(parent)).look).toBe(null);
  const payload = { avatarUrl: hoodedUrl };
  const own = await parent({ method: "PATCH", url: "/api/profile", payload });
  expect(own.statusCode).toBe(403);
  // A parent changes a child's picture, back to the child's avatar too.
  const url = `/api/family-profiles/${family.child.id}`;
  const owl = { avatarUrl: "/api/avatars/owl" };
  expect((await parent({ method: "PATCH", url, payload: owl })).statusCode).toBe(200);
  expect((await parent({ method: "PATCH", url, payload })).statusCode).toBe(200);
  expect(await pictureOf(family.child.browser)).toBe(hoodedUrl);
  const { browser: other } = await openHome(family.server);
  expect((await other({ method: "PATCH", url, payload: owl })).statusCode).toBe(404);
  expect((await read(other)).look).toBe(null);
});

/** Plays Kyle's Dash carefully for two missions, and then runs into everything. */
async function dash(browser: TestBrowser): Promise<void> {
  const options = { mode: "endless" } as const;
  const url = "/api/games/kyles-dash/runs";
  const { runId, seed } = runTicket.parse((await say(browser, "POST", url, { options })).body);
  const state = kylesDashRules.start(seed, kylesDashRules.readOptions(options));
  const log = new InputLog(1);
  for (let tick = 0; !kylesDashRules.resultOf(state); tick += 1) {
    const isDone = state.missionsDone >= 2 || tick > 60 * 120;
    const inputs = [isDone ? 0 : playCarefully(state)];
    kylesDashRules.step(state, inputs);
    log.add(inputs);
  }
  const finish = await say(browser, "POST", `/api/games/runs/${runId}/finish`, {
    log: log.encode(),
  });
  expect(finish.status).toBe(200);
}
