import { expect, test } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { type HomeServer, openHomeServer } from "#world/home-server.ts";

let home: HomeServer;
let plain: string;
let secure: string;
test.beforeAll(async ({ playwright, launchOptions }) => {
  const { executablePath = "/usr/bin/chromium", args = [] } = launchOptions;
  home = await openHomeServer({ chromium: playwright.chromium, executablePath, args });
  plain = `http://goldmane.local:${home.port}`;
  secure = `https://goldmane.local:${home.port}`;
});
test.afterAll(() => home[Symbol.asyncDispose]());

test("a new device is guided, and a TV goes on without https", async () => {
  const device = await home.openDevice({ trusts: false });
  const refused = await device.newPage();
  await expect(refused.goto(secure)).rejects.toThrow("ERR_CERT_AUTHORITY_INVALID");

  const page = await device.newPage();
  await page.goto(`${plain}/features`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up this device");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download certificate" }).click();
  expect((await download).suggestedFilename()).toBe("goldmane.crt");
  await page.getByRole("tab", { name: "iPhone & iPad" }).click();
  await expect(page.getByRole("link", { name: "Download profile" })).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);

  await page.getByRole("button", { name: "Use without https" }).click();
  await expect(page).toHaveURL(`${plain}/features`);
  await page.goto(`${plain}/downloads`);
  await expect(page.getByText("Downloads need a secure connection (https).")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Set it up" }).click();
  await expect(page).toHaveURL(`${plain}/trust?to=%2Fdownloads`);
});

test("a device that trusts the server gets from any address to https, with everything", async () => {
  const device = await home.openDevice({ trusts: true });
  const page = await device.newPage();
  await page.goto(`${plain}/features`);
  await expect(page).toHaveURL(`${secure}/features`);
  const abilities = await page.evaluate(async () => ({
    isSecure: isSecureContext,
    hasMicrophone: "mediaDevices" in navigator,
    hasPasskeys: "PublicKeyCredential" in window,
    worker: (await navigator.serviceWorker.register("/sw.js")).scope,
  }));
  expect(abilities).toEqual({
    isSecure: true,
    hasMicrophone: true,
    hasPasskeys: true,
    worker: `${secure}/`,
  });

  await page.goto(`${secure}/trust`);
  await expect(page.getByText("This device trusts Goldmane.")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${secure}/streaming`);
});
