import { expect } from "@playwright/test";
import { totpCode } from "#world/authenticator.ts";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { openAccount, signInByEmail } from "#world/sign-up.ts";
import { test } from "#world/test-server.ts";

test.use({
  ownServer: "two-step",
  hasDemo: false,
  // Wrong codes are expected.
  expectedPageError: /status of 403/,
});

test("lets a subscriber turn on two-step sign-in, and sign in with a recovery code", async ({
  page,
}) => {
  await openAccount(page);
  await page.goto("/account");
  await page.getByRole("button", { name: "Set up" }).click();
  const code = page.getByLabel("Code from the app");
  await expect(code).toBeFocused();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  const secret = await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText();
  await code.fill("000000");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("That didn’t work").first()).toBeVisible();
  await code.fill(totpCode(secret.replaceAll(/\s/g, "")));
  await page.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("10 recovery codes are left")).toBeVisible();

  // An open page would make requests that are rejected.
  await page.goto("about:blank");
  await page.request.post("/api/session/sign-out");
  await signInByEmail(page);
  const form = page.getByRole("form", { name: "Sign in with e-mail" });
  const given = form.getByLabel("Code");
  await expect(given).toBeFocused();
  await given.fill("123456");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("alert")).toHaveText("This code is wrong or was already used.");
  await expect(given).toBeFocused();
  await given.fill(recoveryCode);
  await page.keyboard.press("Enter");
  await page.waitForURL("/streaming");
  await page.goto("/account");
  await expect(page.getByText("9 recovery codes are left")).toBeVisible();
});
