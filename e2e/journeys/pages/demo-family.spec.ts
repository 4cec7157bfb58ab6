import { expect } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { expectNote, openProfiles } from "#world/family.ts";
import { test } from "#world/test-server.ts";

test.describe.configure({ mode: "serial" });
test.use({
  ownServer: "demo-family",
  keepsRequest: true,
  // A request of the parent that the switch to a child overtakes is rejected.
  expectedPageError: /403/,
});

test("a newcomer meets a family of four with a history, a party and a question", async ({
  page,
}) => {
  await page.goto("/streaming");
  const question = page.getByRole("region", { name: "Request from a child" });
  await expect(question).toContainText("Captain Minnow and the Long Ice");
  await expect(page.getByRole("heading", { name: "Continue watching" })).toBeVisible();

  await page.getByRole("button", { name: /^My watchlist, \d+ new$/ }).click();
  const panel = page.getByRole("dialog", { name: "My watchlist" });
  await expect(panel.getByText("5 days", { exact: true })).toBeVisible();
  const watched = panel.getByRole("region", { name: "PREVIOUSLY WATCHED" });
  await expect(watched.getByRole("link")).toHaveCount(6);
  await expect(watched.getByRole("link").first()).toHaveAccessibleName(/The Sock Rocket/);
  await expect(panel.getByRole("region", { name: "My Watchlist" })).toContainText(
    "The Cinema of One",
  );
  await page.keyboard.press("Escape");

  await page.goto("/party-zone");
  await expect(page.getByText("Friday movie night").first()).toBeVisible();
  await page.goto("/achievements");
  await expect(page.getByText("Three in a row").first()).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
});

test("a parent answers Pip, and the film appears in the child's profile", async ({ page }) => {
  await page.goto("/profile/family");
  const request = page.getByRole("article").filter({ hasText: "Captain Minnow and the Long Ice" });
  await expect(request).toHaveCount(1);
  await request.getByRole("button").first().click();
  await expect(request).toContainText("Marigold: yes");

  const dialog = await openProfiles(page);
  for (const name of ["Marigold", "Theo", "June", "Pip"])
    await expect(dialog.getByRole("button", { name: new RegExp(`^${name}`) })).toBeVisible();
  await dialog.getByRole("button", { name: /^Pip/ }).click();
  await expect(page.getByRole("button", { name: "Pip: profile menu" })).toBeVisible();
  const film = await page.request.get("/api/titles/captain-minnow-and-the-long-ice");
  expect(film.status()).toBe(200);
});

test("a fifth profile takes a name and one press, and a sixth meets the plan's limit at once", async ({
  page,
}) => {
  await page.goto("/profile/family");
  await page.getByRole("button", { name: "Add a profile" }).click();
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("Name", { exact: true });
  await expect(name).toBeFocused();
  await name.fill("Dot");
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Create Profile" }).click();
  await expectNote(page, "Profile created!", "Welcome to the family, Dot!");
  const family = await (await page.request.get("/api/family-profiles")).json();
  expect(family.at(-1)).toMatchObject({
    name: "Dot",
    displayName: "Dot",
    username: "dot",
    role: "child",
    ageGroup: "child",
  });

  await page.goto("/profile/family");
  await page.getByRole("button", { name: "Add a profile" }).click();
  await expectNote(
    page,
    "User Limit Reached",
    "Upgrade your plan to add more family members. (5/5 users on your plan)",
  );
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
