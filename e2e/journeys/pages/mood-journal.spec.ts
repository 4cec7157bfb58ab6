import { expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { openProfiles } from "#world/family.ts";
import { test } from "#world/test-server.ts";

// A request of one profile that the switch to another overtakes is rejected.
test.use({ ownServer: "mood-journal", expectedPageError: /403/ });

async function switchTo(page: Page, name: string): Promise<void> {
  await page.goto("/browse");
  const dialog = await openProfiles(page);
  await dialog.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await page.getByRole("button", { name: `${name}: profile menu` }).waitFor();
}

/** From a child's profile to a parent's, which requires a password. */
async function returnToParent(page: Page): Promise<void> {
  await page.goto("/browse");
  const dialog = await openProfiles(page);
  await dialog.getByRole("button", { name: /^Marigold/ }).click();
  await dialog.getByRole("textbox", { name: "Password" }).fill("golden-lion");
  await dialog.getByRole("button", { name: "Open profile" }).click();
  await page.getByRole("button", { name: "Marigold: profile menu" }).waitFor();
}

/** The journal's part of a child's page for parents. */
const sharedOf = (page: Page) => page.getByRole("region", { name: "Mood journal" });

test("a child keeps a mood journal, and parents see it only while it is shared", async ({
  page,
}) => {
  await page.goto("/browse");
  const family: { id: string; displayName: string }[] = await (
    await page.request.get("/api/family-profiles")
  ).json();
  const pip = family.find(({ displayName }) => displayName === "Pip")?.id ?? "";

  await switchTo(page, "Pip");
  await page.goto("/vibes");
  const checkIn = page.getByRole("region", { name: "Check in" });
  await checkIn.getByRole("button", { name: "Not good" }).click();
  await checkIn.getByRole("button", { name: "Sleepy" }).click();
  await checkIn.getByLabel("Your note").fill("The frog in the well");
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await checkIn.getByRole("button", { name: "Save" }).click();
  const days = page.getByRole("region", { name: "Your last 30 days" });
  await expect(days.getByText("The frog in the well")).toBeVisible();
  await days.getByRole("button", { name: "Add how you feel now" }).click();
  await days.getByRole("button", { name: "Good", exact: true }).click();
  await days.getByRole("button", { name: "Save" }).click();
  await expect(days.getByRole("button", { name: "Add how you feel now" })).toHaveCount(0);

  await returnToParent(page);
  await page.goto(`/profile/controls/${pip}`);
  await page.getByRole("heading", { name: "Pip’s limits" }).waitFor();
  await expect(sharedOf(page)).toHaveCount(0);

  await switchTo(page, "Pip");
  await page.goto("/vibes");
  await page.getByRole("switch", { name: "Share my journal with my parents" }).click();
  await expect(page.getByText(/Your parents can see your faces, tags, and notes/)).toBeVisible();

  await returnToParent(page);
  await page.goto(`/profile/controls/${pip}`);
  await sharedOf(page)
    .getByRole("button", { name: /: Good$/ })
    .click();
  await expect(sharedOf(page).getByText("The frog in the well")).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);

  await switchTo(page, "Pip");
  await page.goto("/vibes");
  await page.getByRole("button", { name: "Delete all" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your whole journal?" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The frog in the well")).toHaveCount(0);
  await expect(page.getByText(/^Check in on \d days to see a summary\.$/)).toBeVisible();
});
