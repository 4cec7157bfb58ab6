import { expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import {
  createProfile,
  expectNote,
  givePasswordAgain,
  openProfiles,
  postponePin,
  switchProfileOf,
} from "#world/family.ts";
import { test } from "#world/test-server.ts";

const mia = {
  name: "Mia Gold",
  displayName: "Mia",
  username: "mia",
  password: "little-lion",
};

test.describe.configure({ mode: "serial" });
// Expected rejections: a full plan, a PIN, a password that has to be confirmed.
test.use({
  ownServer: "family",
  // And 404: after the switch to the child, a pending poster request is rejected.
  expectedPageError: /^Failed to load resource: .*\b(?:401|403|404|409)\b/,
});

test("lets a parent add a child, and shows at once that no seat is left for another", async ({
  page,
}) => {
  await page.goto("/streaming");
  const dialog = await openProfiles(page);
  await expect(dialog).toContainText("The Gold Family · Gold Family, 4 of 5 users");

  await dialog.getByRole("button", { name: "Add Profile" }).click();
  await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Create Profile" }).click();
  await expectNote(page, "Missing information", "Please fill in all required fields");
  await dialog.getByRole("button", { name: "Back" }).click();

  await createProfile(dialog, mia);
  await expectNote(page, "Profile created!", "Welcome to the family, Mia!");
  const pinDialog = page.getByRole("dialog", { name: "Set a PIN" });
  await expect(pinDialog.getByRole("button", { name: "1", exact: true })).toBeFocused();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await postponePin(page);
  await expect(dialog.getByRole("button", { name: /^Mia/ })).toBeVisible();
  await expect(dialog).toContainText("Gold Family, 5 of 5 users");

  await dialog.getByRole("button", { name: "Add Profile" }).click();
  const limit = "Upgrade your plan to add more family members. (5/5 users on your plan)";
  await expectNote(page, "User Limit Reached", limit);
  await expect(dialog.getByRole("button", { name: "Login with Password" })).toBeVisible();
  await page.goto("/profile/family");
  await page.getByRole("button", { name: "Add a profile" }).click();
  await expectNote(page, "User Limit Reached", limit);
});

test("reports missing fields, a wrong password and the profile after password sign-in", async ({
  page,
}) => {
  await page.goto("/streaming");
  const dialog = await openProfiles(page);
  await dialog.getByRole("button", { name: "Login with Password" }).click();
  const login = dialog.getByRole("button", { name: "Login", exact: true });
  const password = dialog.getByRole("textbox", { name: "Password" });
  await login.click();
  await expectNote(page, "Missing information", "Please enter both username and password");

  await dialog.getByLabel("Username").fill(mia.username);
  await password.fill("not-this-one");
  await dialog.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await login.click();
  await expectNote(page, "Login failed", "Please check your username and password");

  await password.fill(mia.password);
  await login.click();
  await expectNote(page, "Welcome back!", "Logged in as Mia Gold · Gold Family: 5 of 5 users");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Mia: profile menu" })).toBeVisible();
});

test("switches to a child in one press and back with a password, without a reload", async ({
  page,
}) => {
  await page.goto("/sci-fi");
  const films = page.getByRole("main").getByRole("listitem");
  await films.first().waitFor();
  const before = await films.count();
  const ratingsOf = async () => {
    const answer = await page.request.get("/api/animations");
    const titles: { rating: string }[] = await answer.json();
    return new Set(titles.map(({ rating }) => rating));
  };
  expect(await ratingsOf()).toContain("PG-13");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await (await openProfiles(page)).getByRole("button", { name: /^Mia/ }).click();
  await expect(page.getByRole("button", { name: "Mia: profile menu" })).toBeVisible();
  expect(await ratingsOf()).toEqual(new Set(["G"]));
  await expect.poll(() => films.count()).toBeLessThan(before);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  const dialog = await openProfiles(page);
  await dialog.getByRole("button", { name: /^Marigold/ }).click();
  const password = dialog.getByRole("textbox", { name: "Password" });
  await expect(password).toBeFocused();
  await expect(dialog.getByText("Marigold has no PIN yet.")).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await password.fill(mia.password);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Wrong password. Try again.");
  await password.fill("golden-lion");
  await page.keyboard.press("Enter");
  await postponePin(page);
  await expect(page.getByRole("button", { name: "Marigold: profile menu" })).toBeVisible();
  await expect(films).toHaveCount(before);
});

test("requires a parent's PIN to leave a child's profile, also by keyboard", async ({ page }) => {
  await page.goto("/profile");
  await page.getByRole("textbox", { name: "PIN", exact: true }).fill("2468");
  await page.getByRole("button", { name: "Set PIN" }).click();
  await givePasswordAgain(page);
  await expectNote(page, "PIN set", "");

  await (await openProfiles(page)).getByRole("button", { name: /^Mia/ }).click();
  await expect(page.getByRole("button", { name: "Mia: profile menu" })).toBeVisible();
  const dialog = await openProfiles(page);
  await dialog.getByRole("button", { name: /^Marigold/ }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Enter this profile’s PIN.")).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);

  const key = (digit: string) => dialog.getByRole("button", { name: digit, exact: true });
  await expect(key("5")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(key("2")).toBeFocused();
  await page.keyboard.type("111");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Wrong PIN. Try again.");
  await expect(key("2")).toBeFocused();
  await page.keyboard.type("2468");
  await expect(page.getByRole("button", { name: "Marigold: profile menu" })).toBeVisible();
});

test("clears a parent's data when a child takes over, and requires a grown-up's PIN to sign out", async ({
  page,
}) => {
  await enterAsParent(page, "/sci-fi");
  const listTitles = async () => {
    const answer = await page.request.get("/api/animations");
    const titles: { rating: string; posterUrl: string }[] = await answer.json();
    return titles;
  };
  const rated = (await listTitles()).find(({ rating }) => rating === "PG-13");
  const askPoster = () =>
    page.evaluate(async (url) => (await fetch(url)).status, rated?.posterUrl ?? "");
  expect(await askPoster()).toBe(200);
  const listKept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /watchlist|streak/.test(key)));
  await page
    .getByRole("button", { name: /on my watchlist$/ })
    .first()
    .click();
  const ofParent = await listKept();
  expect(ofParent).toHaveLength(2);

  await (await openProfiles(page)).getByRole("button", { name: /^Mia/ }).click();
  await page.getByRole("button", { name: "Mia: profile menu" }).click();
  await expect
    .poll(async () => (await listKept()).filter((key) => ofParent.includes(key)))
    .toEqual([]);
  expect(await askPoster()).toBe(404);

  await page.getByRole("button", { name: "Sign out" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign out" });
  await expect(dialog.getByText("Ask a grown-up to enter their PIN.")).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.keyboard.type("1111");
  await expect(dialog.getByRole("alert")).toHaveText("Wrong PIN. Try again.");
  await page.keyboard.type("2468");
  await expect(page.getByRole("heading", { name: "Family login" })).toBeVisible();
  expect(await (await page.request.get("/api/session")).json()).toMatchObject({
    household: null,
    highestRating: "G",
  });
  const panel = page.getByRole("region", { name: "Family profiles" });
  await panel.getByRole("button", { name: "Add Profile" }).click();
  await expect(panel.getByLabel("Household code")).toHaveValue("GOLD-2026");
});

test("every view of the dialog works by keyboard, and axe finds no issue", async ({ page }) => {
  await enterAsParent(page, "/streaming");
  const menu = page.getByRole("button", { name: "Marigold: profile menu" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(switchProfileOf(page)).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Who’s watching?" });
  await expect(dialog.getByRole("button", { name: /^Marigold/ })).toBeFocused();
  expect(await findAccessibilityIssues(page)).toEqual([]);

  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("button", { name: /^Theo/ })).toBeFocused();
  await pressThrough(page, "ArrowDown", "Login with Password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Username")).toBeFocused();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expectNote(page, "Missing information", "Please enter both username and password");
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  const note = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
  await expect(note).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
});

test("lets a parent remove a PIN and delete a profile", async ({ page }) => {
  await enterAsParent(page, "/profile");
  await page.getByRole("button", { name: "Remove PIN" }).click();
  await givePasswordAgain(page);
  await expectNote(page, "PIN removed", "");
  expect(await findAccessibilityIssues(page)).toEqual([]);

  await page.goto("/profile/family");
  await page.getByRole("button", { name: "Edit Mia" }).click();
  await page.getByRole("button", { name: "Delete profile…" }).click();
  await page.getByRole("button", { name: "Delete profile", exact: true }).click();
  await expectNote(page, "Profile deleted", "Mia’s data was deleted.");
  await expect(page.getByRole("button", { name: "Edit Mia" })).toBeHidden();
  expect(await findAccessibilityIssues(page)).toEqual([]);
});

test("axe finds no issue on the sign-in pages, the devices and the password prompt", async ({
  page,
}) => {
  for (const path of ["/family-login", "/devices", "/auth-test"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
  }
});

/** Signs in to the parent's profile with its PIN, since a new browser opens the profile picker. */
async function enterAsParent(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const dialog = page.getByRole("dialog", { name: "Who’s watching?" });
  await dialog.getByRole("button", { name: /^Marigold/ }).click();
  await expect(dialog.getByText("Enter this profile’s PIN.")).toBeVisible();
  await page.keyboard.type("2468");
  await expect(page.getByRole("button", { name: "Marigold: profile menu" })).toBeVisible();
}

/** Presses a key until the named button has the focus, a few times at most. */
async function pressThrough(page: Page, key: string, name: string): Promise<void> {
  const button = page.getByRole("button", { name });
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press(key);
    if (await button.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(button).toBeFocused();
}
