import { expect, type Page } from "@playwright/test";
import { test } from "#world/test-server.ts";

const owner = {
  email: "mia@example.org",
  password: "correct horse battery",
  householdName: "The Millers",
  name: "Mia",
};

test("lets a subscriber add a passkey and sign in with it alone", async ({ page, server }) => {
  // Passkeys need a host name; over plain http only localhost is allowed.
  const home = server.url.replace("127.0.0.1", "localhost");
  await giveAuthenticator(page);
  await page.goto(`${home}/family-login`);
  expect((await page.request.post(`${home}/api/account`, { data: owner })).status()).toBe(200);

  await page.goto(`${home}/account`);
  await expect(page.getByText("Not verified", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Add passkey" }).click();
  await expect(page.getByText("never used")).toBeVisible();
  await page.getByRole("button", { name: "Rename Passkey 1" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Mia’s laptop");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Mia’s laptop", { exact: true })).toBeVisible();

  // An open page would make requests that are rejected.
  await page.goto("about:blank");
  await page.request.post(`${home}/api/session/sign-out`);
  await page.goto(`${home}/family-login`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL(`${home}/streaming`);
  await page.goto(`${home}/account`);
  await expect(page.getByText(owner.email)).toBeVisible();
  await expect(page.getByText("last used")).toBeVisible();

  await page.getByRole("button", { name: "Remove Mia’s laptop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove passkey" }).click();
  await expect(page.getByText("Mia’s laptop", { exact: true })).toBeHidden();
});

/** A virtual authenticator whose user verification always succeeds. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
