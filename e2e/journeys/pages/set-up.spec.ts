import { expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test, type TestServer } from "#world/test-server.ts";

test.use({
  ownServer: "set up",
  hasDemo: false,
  isFresh: true,
  // The browser logs the requests that the server refuses.
  expectedPageError: /status of (?:403|404|409|503)/,
});
test.describe.configure({ mode: "serial" });

const password = "correct horse battery";

function readCode(server: TestServer): string {
  const printed = server.readPrinted().join("\n");
  return /^\s*(\w{4}-\w{4}-\w{4})$/m.exec(printed)?.[1] ?? "";
}

async function fillOwner(page: Page, name: string, household: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Household name").fill(household);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Set-up code").fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
}

test("a new server is set up with the code that it printed, once", async ({
  page,
  browser,
  server,
  baseURL,
}) => {
  await page.goto("/");
  await expect(page).toHaveURL("/setup");
  await expect(page.getByRole("heading", { name: "Welcome to Goldmane" })).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await enterCode(page, "AAAA-BBBB-CCCC");
  await expect(page.getByRole("alert")).toContainText("That’s not the set-up code");

  const code = readCode(server);
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const second = await elsewhere.newPage();
  await second.goto("/pricing");
  await enterCode(second, code);
  await expect(second.getByRole("heading", { name: "Create your account" })).toBeVisible();

  await enterCode(page, code.toLowerCase());
  await fillOwner(page, "Ada", "The Golds");
  await expect(page.getByLabel("Username")).toHaveValue("ada");
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(page.getByRole("heading", { name: "Who’s watching?" })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Milo");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Profiles" }).getByText("Milo")).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Continue" }).click();

  await fillOwner(second, "Eve", "The Strangers");
  await second.getByRole("button", { name: "Create account" }).click();
  await expect(second.getByText("Someone has already set up this server")).toBeVisible();
  await elsewhere.close();

  await page.getByRole("button", { name: /Family and friends/ }).click();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Get household code" }).click();
  await expect(page.getByText(/^(?:\w{4}-){2}\w{4}$/)).toBeVisible();
  await page.getByRole("button", { name: "Start watching" }).click();
  await expect(page).toHaveURL("/streaming");
  await expect(page.getByRole("button", { name: "Ada: profile menu" })).toBeVisible();
});

test("the operator signs in at Family Login, and invites another household", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/setup");
  await expect(page.getByRole("heading", { name: "This server is already set up" })).toBeVisible();
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Login with Password" }).click();
  const panel = page.getByRole("region", { name: "Family profiles" });
  await panel.getByLabel("Username").fill("ada");
  await panel.getByRole("textbox", { name: "Password" }).fill(password);
  await panel.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("button", { name: "Ada: profile menu" })).toBeVisible();

  await page.goto("/pricing");
  await expect(page.getByText("Your household watches for free on this server.")).toBeVisible();

  await page.goto("/admin/invitations");
  await page.getByLabel("Who is it for?").fill("The Silvers");
  await page.getByRole("button", { name: "Create invitation" }).click();
  const link = await page.getByText(/\/invite#token=/).innerText();

  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const guest = await elsewhere.newPage();
  await guest.goto(link);
  await fillOwner(guest, "Bo", "The Silvers");
  expect(await findAccessibilityIssues(guest)).toEqual([]);
  await guest.getByRole("button", { name: "Join" }).click();
  await expect(guest.getByRole("button", { name: "Bo: profile menu" })).toBeVisible();
  await guest.goto("/watch/captain-minnow");
  await expect(guest.locator("video")).toBeVisible();
  await elsewhere.close();

  const late = await browser.newContext(baseURL ? { baseURL } : {});
  const third = await late.newPage();
  await third.goto(link);
  await expect(third.getByRole("heading", { name: "This invitation doesn’t work" })).toBeVisible();
  await late.close();
});

test("a stranger can't sign up, and the demo's household code is refused", async ({ page }) => {
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "No plans for sale here" })).toBeVisible();
  await page.goto("/family-login?code=GOLD-2026");
  const profile = { name: "Eve", displayName: "Eve", username: "eve", password };
  const answer = await page.request.post("/api/family-profiles", {
    data: { ...profile, householdCode: "GOLD-2026" },
  });
  expect(answer.status()).toBe(403);
});
