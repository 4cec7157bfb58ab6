import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type BrowserContext,
  chromium,
  expect,
  type LaunchOptions,
  type Page,
  test,
} from "@playwright/test";
import { expectMovingPictures } from "#world/picture.ts";
import { type RunningServer, startServer } from "#world/start-server.ts";
import { type Before, restoreBefore } from "#world/upgrade/restore-before.ts";

test.describe.configure({ mode: "serial" });

let folder: string;
let before: Before;
let server: RunningServer | undefined;
let device: BrowserContext | undefined;
let page: Page;
let oldFiles: string[];

test.beforeAll(async ({ launchOptions }) => {
  folder = await mkdtemp(join(tmpdir(), "goldmane-upgrade-"));
  before = await restoreBefore(folder);
  server = await startServer(before.origin, {
    PORT: new URL(before.origin).port,
    DATA_DIR: join(folder, "data"),
    LIBRARY_DIR: join(folder, "films"),
    GOLDMANE_DEMO: "0",
    WARM_CACHE: "0",
    LOG_LEVEL: "error",
  });
  await openDevice(launchOptions);
});
test.afterAll(async () => {
  await device?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

test("keeps the session, preferences and watchlist", async () => {
  await renewLicenses(page);
  oldFiles = await page.evaluate(listBuiltFiles);
  await page.goto("/profile");
  await expect(
    page.getByRole("button", { name: "Desktop and mobile", pressed: true }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /profile menu$/i })).toBeVisible();
  const session = await (await page.request.get("/api/session")).json();
  expect(session).toMatchObject({ email: before.person.email, level: "account" });
  const { items } = await (await page.request.get("/api/watchlist")).json();
  expect(items).toMatchObject([{ id: before.listed.id, isRemoved: false }]);
});

test("activates the new service worker", async ({ launchOptions }) => {
  await expect.poll(() => page.evaluate(hasNewerWorker), { timeout: 60_000 }).toBe(true);
  // The page is already of the new build, so the new worker waits until no page is open.
  await device?.close();
  await openDevice(launchOptions);
  await page.goto("/downloads");
  // Once active, it deletes the files of the previous build.
  const listFiles = () => page.evaluate(listBuiltFiles);
  await expect.poll(listFiles, { timeout: 60_000 }).not.toEqual(expect.arrayContaining(oldFiles));
  const [entry] = await page.locator("script[type=module][src]").evaluateAll(listAddresses);
  expect(await listFiles()).toContain(entry);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
});

test("plays the downloaded film with the server stopped", async () => {
  await server?.stop();
  await page.goto("/downloads");
  const downloads = page.getByRole("list", { name: "Downloads" });
  await expect(downloads).toContainText("Harbour Lights");
  await downloads.getByRole("link", { name: "Play" }).click();
  await expectMovingPictures(page);
  expect(await page.evaluate(() => document.querySelector("video")?.muted)).toBe(true);
  await expect(page.getByText("The lamps come on along the quay.")).toBeVisible();
});

/** The browser profile of the previous version. */
async function openDevice(launchOptions: LaunchOptions): Promise<void> {
  device = await chromium.launchPersistentContext(join(folder, "profile"), {
    ...launchOptions,
    baseURL: before.origin,
    reducedMotion: "reduce",
    serviceWorkers: "allow",
  });
  await device.addInitScript(() => sessionStorage.setItem("introCompleted", "true"));
  page = device.pages()[0] ?? (await device.newPage());
}

/** A download expires 30 days after its last renewal, so the fixture's license has expired. */
async function renewLicenses(on: Page): Promise<void> {
  // A URL that doesn't load the app.
  await on.goto("/api/health");
  await on.evaluate(async () => {
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB")));
      });
    const database = await wait(indexedDB.open("goldmane"));
    const copies = database.transaction("copies", "readwrite").objectStore("copies");
    for (const key of await wait(copies.getAllKeys())) {
      const copy = await wait(copies.get(key));
      await wait(copies.put({ ...copy, expiresAt: Date.now() + 86_400_000 }, key));
    }
    database.close();
  });
}

async function hasNewerWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration?.waiting);
}

/** Files of each build in the service worker's cache. */
async function listBuiltFiles(): Promise<string[]> {
  const name = (await caches.keys()).find((one) => one.startsWith("workbox-precache"));
  const files = name === undefined ? [] : await (await caches.open(name)).keys();
  return files.map(({ url }) => url);
}

function listAddresses(scripts: (SVGElement | HTMLElement)[]): string[] {
  return scripts.map((script) => (script as HTMLScriptElement).src);
}
