import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { mia, openAccount, signInByEmail } from "#world/sign-up.ts";
import { test } from "#world/test-server.ts";

test.use({
  ownServer: "data-export",
  hasDemo: false,
  // The server rejects the session of a deleted account.
  expectedPageError: /status of 401|NOT_SIGNED_IN/,
});

test("lets a parent export all data as a file, and delete the account", async ({ page }) => {
  await openAccount(page);
  await page.goto("/profile/family");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download data" }).click();
  const zip = await readFile(await (await download).path());
  expect(zip.subarray(0, 2).toString()).toBe("PK");
  for (const name of ["read-me.txt", "account.json", "profile.json", "audit.json"])
    expect(zip.includes(name)).toBe(true);

  await page.getByRole("button", { name: "Delete household" }).click();
  const dialog = page.getByRole("dialog", { name: `Delete ${mia.householdName}?` });
  expect(await findAccessibilityIssues(page)).toEqual([]);
  // The page behind the dialog is inert.
  await expect(page.locator("#root")).toHaveAttribute("inert");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Delete household" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Delete household" }).click();
  await page.waitForURL("/family-login");

  await signInByEmail(page);
  const form = page.getByRole("form", { name: "Sign in with e-mail" });
  await expect(form.getByRole("alert")).toContainText("check your e-mail address and password");
  await expect(form.getByRole("textbox", { name: "Password" })).toBeFocused();
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "You’re not signed in" })).toBeVisible();
});
