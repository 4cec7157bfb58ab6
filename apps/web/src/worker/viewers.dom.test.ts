import { beforeEach, expect, test } from "vitest";
import { downloadCacheName, downloadBasePath } from "#platform/local-store/download.ts";
import { writeRecord } from "#platform/local-store/device-records.ts";
import { downloadFor } from "#testing/download-for.ts";
import { openDevice } from "./testing/open-device.ts";
import { householdId, members, FakeServer } from "./testing/fake-server.ts";

let server: FakeServer;
const device = await openDevice((request) => server.answer(request));
const later = Date.now() + 3_600_000;

beforeEach(async () => {
  server = new FakeServer();
  await device.tell({ type: "forget-viewer" });
});

/** Chooses another profile on the page. */
async function choose(viewer: keyof typeof members): Promise<void> {
  server.viewer = viewer;
  await device.tell({ type: "forget-viewer" });
}

async function read(path: string): Promise<unknown> {
  return await (await device.ask(path)).json();
}

async function startDownload(viewer: keyof typeof members, expiresAt = later): Promise<string> {
  const download = downloadFor({ householdId, profileId: members[viewer].id, expiresAt });
  await writeRecord("copies", download.id, download);
  const parts = await caches.open(downloadCacheName(download.id));
  await parts.put(
    `${downloadBasePath(download.id)}master.m3u8`,
    new Response(`#EXTM3U of ${viewer}`),
  );
  return downloadBasePath(download.id);
}

async function play(): Promise<{ status: number; body: unknown }> {
  const answer = await device.ask("/api/titles/star-whale/playback", { method: "POST" });
  return { status: answer.status, body: await answer.json() };
}

const lists = ["animations", "animations/featured", "directory/links", "recommendations"];

test("a child's home works offline, and contains the child's own data only", async () => {
  await Promise.all(lists.map((list) => read(`/api/${list}`)));
  await choose("kim");
  server.isCut = true;
  expect(await read("/api/session")).toMatchObject({ profile: { displayName: "Kim" } });
  for (const list of lists) expect(await read(`/api/${list}`)).toBe(`GET /api/${list} for kim`);
});

test("home belongs to the viewer in the server's session, even before a page announced it", async () => {
  await read("/api/animations");
  server.viewer = "kim";
  await read("/api/session");
  server.isCut = true;
  for (const list of lists) expect(await read(`/api/${list}`)).toBe(`GET /api/${list} for kim`);
});

test("data of the previous viewer is deleted, pictures too", async () => {
  await read("/api/titles/night-howl");
  const pictures = await caches.open("goldmane-pictures");
  await pictures.put("/media/titles/night-howl/poster", new Response("a picture"));
  await choose("kim");
  server.isCut = true;
  await expect(read("/api/titles/night-howl")).rejects.toThrow("Failed to fetch");
  expect(await caches.match("/media/titles/night-howl/poster")).toBeUndefined();
});

test("a late answer to the previous viewer is not cached for the child", async () => {
  let resumeDownload = () => {};
  const held = new Promise<void>((resolve) => (resumeDownload = resolve));
  server.replies.set("GET /api/watchlist", async () => {
    server.replies.delete("GET /api/watchlist");
    await held;
    return Response.json("ann's own", { headers: { "goldmane-viewer": "ann" } });
  });
  const late = read("/api/watchlist");
  await choose("kim");
  server.isCut = true;
  resumeDownload();
  expect(await late).toBe("ann's own");
  expect(await read("/api/watchlist")).toBe("GET /api/watchlist for kim");
  expect(await read("/api/animations")).toBe("GET /api/animations for kim");
});

test("server errors delete nothing that was cached", async () => {
  await read("/api/watchlist");
  server.replies.set("GET /api/watchlist", () => Response.json({}, { status: 500 }));
  await read("/api/watchlist");
  server.isCut = true;
  expect(await read("/api/watchlist")).toBe("GET /api/watchlist for ann");
});

test("each profile plays its own download of a film, and no other's", async () => {
  const annsFolder = await startDownload("ann");
  await choose("kim");
  server.isCut = true;
  await expect(play()).rejects.toThrow("Failed to fetch");
  expect((await device.ask(`${annsFolder}master.m3u8`)).status).toBe(404);

  const kimsFolder = await startDownload("kim");
  expect(await play()).toMatchObject({ body: { manifestUrl: `${kimsFolder}master.m3u8` } });
  expect(await (await device.ask(`${kimsFolder}master.m3u8`)).text()).toBe("#EXTM3U of kim");
  expect((await device.ask(`${annsFolder}master.m3u8`)).status).toBe(404);
});

test("positions in films belong to one profile", async () => {
  await startDownload("ann");
  await startDownload("kim");
  const body = JSON.stringify({ positionSeconds: 40, durationSeconds: 80 });
  await read("/api/session");
  server.isCut = true;
  await device.ask("/api/titles/star-whale/progress", { method: "PUT", body });
  expect(await play()).toMatchObject({ body: { resumeSeconds: 40 } });
  server.isCut = false;
  server.replies.set("POST /api/offline/progress", () => Response.json({}, { status: 500 }));
  await choose("kim");
  server.isCut = true;
  expect(await play()).toMatchObject({ body: { resumeSeconds: 0 } });
});

test("an expired download does not play, and neither do its parts", async () => {
  const folder = await startDownload("ann", Date.now() - 1);
  await read("/api/session");
  server.isCut = true;
  expect(await play()).toMatchObject({ status: 403, body: { error: "COPY_EXPIRED" } });
  expect((await device.ask(`${folder}master.m3u8`)).status).toBe(403);
});

test("a child's minutes end offline too", async () => {
  await startDownload("kim");
  await choose("kim");
  await writeRecord("time", members.kim.id, {
    limits: {
      schoolDayMinutes: 20,
      weekendMinutes: 20,
      schoolNight: null,
      weekendNight: null,
      filmsADay: null,
    },
    timeZone: "Europe/Berlin",
    day: "1970-01-01",
    spent: {
      seconds: 0,
      titleIds: [],
      extraSeconds: 0,
      freeUntil: 0,
      last: null,
      hasFinished: true,
    },
  });
  server.isCut = true;
  expect((await play()).status).toBe(200);
  const watched = { profileId: members.kim.id, seconds: 1200, titleIds: ["star-whale"] };
  const day = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Berlin" }).format(Date.now());
  await writeRecord("watched", members.kim.id, { ...watched, day });
  expect(await play()).toMatchObject({ status: 403, body: { error: "SCREEN_TIME_OVER" } });
});
