import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { makeClip } from "#world/clip.ts";
import { test, type TestServer } from "#world/test-server.ts";

test.use({
  ownServer: "set up",
  hasDemo: false,
  isFresh: true,
  // The browser logs the requests that the server refuses.
  expectedPageError: /status of (?:403|404|409|503)/,
});
test.describe.configure({ mode: "serial", timeout: 240_000 });

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

/** A folder with a film, as on an operator's disk. */
async function addMovies({ libraryDir }: TestServer): Promise<string> {
  const folder = join(libraryDir, "..", "Family movies");
  await mkdir(folder, { recursive: true });
  await makeClip(join(folder, "Harbor Nights (2021).mp4"), 20);
  return folder;
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

  const folder = await addMovies(server);
  await page.getByRole("button", { name: "Add folder" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a movie folder" });
  await dialog.getByLabel("Folder on the server").fill(folder);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("list", { name: `Folders in ${folder}` })).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Add this folder" }).click();
  await expect(page.getByText(folder)).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page.getByRole("heading", { name: "Connect your devices" })).toBeVisible();
  await expect(page.getByText("https is off")).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Skip for now" }).click();

  await page.getByRole("switch", { name: "Back up every night" }).click();
  await expect(page.getByRole("switch", { name: "Back up every night" })).toBeChecked();
  await page.getByRole("button", { name: "Back up now" }).click();
  await expect(page.getByText(/^Last backup: /)).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Continue" }).click();

  await page.getByRole("button", { name: "Get household code" }).click();
  await expect(page.getByText(/^(?:\w{4}-){2}\w{4}$/)).toBeVisible();
  await page.getByRole("button", { name: "Start watching" }).click();
  await expect(page).toHaveURL("/streaming");
  await expect(page.getByRole("button", { name: "Ada: profile menu" })).toBeVisible();

  await expect(async () => {
    const films = await page.request.get("/api/animations");
    expect(await films.text()).toContain("Harbor Nights");
  }).toPass();
  await page.goto("/media");
  await expect(page.getByText("Harbor Nights").first()).toBeVisible();
  await page.goto("/admin/server");
  const list = page.getByRole("region", { name: "Finish setting up" });
  for (const done of ["Add family profiles", "Add your movies", "Make a backup"]) {
    await expect(list.getByRole("link", { name: `${done} Done` })).toBeVisible();
  }
  await list.getByRole("link", { name: "Turn on https" }).click();
  await expect(page.getByRole("heading", { name: "Connect your devices" })).toBeVisible();
  await page.goto("/admin/backups");
  await expect(page.getByRole("table", { name: "Backups" }).getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: "Hide this list" }).click();
  await expect(list).toBeHidden();
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
