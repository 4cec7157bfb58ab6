import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test, type TestServer } from "#world/test-server.ts";

test.use({
  ownServer: "restored",
  hasDemo: false,
  isFresh: true,
  // The server refuses calls until it is set up, and is away while it restarts.
  expectedPageError:
    /status of (?:400|403|404|503)|ERR_CONNECTION_(?:REFUSED|RESET)|HTTP Authentication failed/,
});

const owner = { name: "Ada", username: "ada", password: "correct horse battery" };

function readCode(server: TestServer): string {
  const printed = server.readPrinted().join("\n");
  return /^\s*(\w{4}-\w{4}-\w{4})$/m.exec(printed)?.[1] ?? "";
}

test("a server moves to another computer by its backup", async ({ page, server }, {
  outputDir,
}) => {
  const backup = join(outputDir, "family (1).tar");
  await page.goto("/setup");
  const { request } = page;
  const headers = { origin: server.url };
  const data = { ...owner, householdName: "The Golds", code: readCode(server) };
  expect((await request.post("/api/setup", { data, headers })).status()).toBe(200);
  await request.post("/api/backups", { data: { withFilms: true }, headers });
  await page.goto("/admin/backups");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Download goldmane-/ }).click();
  await (await saving).saveAs(backup);

  await server.cutPower();
  await rm(server.dataDir, { recursive: true });
  await server.restart();
  await page.context().clearCookies();
  await page.goto("/");
  await page.getByRole("button", { name: "Move from another computer" }).click();
  await expect(page.getByText("Enter the set-up code.")).toBeVisible();
  await page.getByLabel("Set-up code").fill(readCode(server));
  await page.getByRole("button", { name: "Move from another computer" }).click();
  await expect(page.getByRole("heading", { name: "Move from another computer" })).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Choose a backup first.");

  const file = page.locator('input[type="file"]');
  const letter = { name: "letter.tar", mimeType: "", buffer: Buffer.from("Dear Ada,") };
  await file.setInputFiles(letter);
  await expect(page.getByRole("alert")).toContainText("This file is incomplete or damaged.");
  await file.setInputFiles(backup);
  await expect(page.getByText("Chosen: family (1).tar")).toBeVisible();
  await page.getByRole("button", { name: "Browse this server" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a backup" });
  await dialog.getByLabel("Folder on the server").fill(join(server.dataDir, "backups"));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: /^family-1-.tar/ })).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: /^family-1-.tar/ }).click();
  await page.getByRole("button", { name: "Restore", exact: true }).click();

  await expect(page.getByRole("heading", { name: "Restart the server" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Restart the server" })).toBeVisible();
  await server.cutPower();
  await server.restart();
  await expect(page).toHaveURL(/\/family-login/);
  await page.getByRole("button", { name: "Login with Password" }).click();
  const panel = page.getByRole("region", { name: "Family profiles" });
  await panel.getByLabel("Username").fill(owner.username);
  await panel.getByRole("textbox", { name: "Password" }).fill(owner.password);
  await panel.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("button", { name: "Ada: profile menu" })).toBeVisible();
});
