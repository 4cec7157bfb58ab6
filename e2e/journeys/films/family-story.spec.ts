import { expect, type Page } from "@playwright/test";
import { changeToFamily, openAccount, payWithCard, subscriber } from "#world/checkout.ts";
import { openFilm } from "#world/player.ts";
import { createProfile, expectNote, openProfiles, postponePin } from "#world/family.ts";
import { test } from "#world/test-server.ts";
import { blockTitle, openLimits, saveLimits, setBedTime } from "#world/limits.ts";
import { expectMovingPictures } from "#world/picture.ts";

// The server rejects a user over the limit, a blocked title and playback after bedtime; the browser
// logs each rejection.
test.use({
  hasDemo: false,
  ownServer: "family-story",
  expectedPageError: /status of 40[1349]/,
});

const theo = { name: "Theo Gold", displayName: "Theo", username: "theo", password: "grey-heron" };
const mia = { name: "Mia Gold", displayName: "Mia", username: "mia", password: "little-lion" };

async function enterAs(page: Page, { username, password, displayName }: typeof mia) {
  await page.goto("/family-login");
  await page.getByRole("button", { name: "Login with Password" }).click();
  await page.getByLabel("Username").fill(username);
  // The account's own sign-in is beside it.
  const form = page.locator("form").filter({ has: page.getByLabel("Username") });
  await form.getByRole("textbox", { name: "Password" }).fill(password);
  await form.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByRole("button", { name: `${displayName}: profile menu` }).waitFor();
}

test("a family subscribes, fills and upgrades its plan, and a child requests a film until bedtime", async ({
  page: parent,
  browser,
  server,
}) => {
  // Two browsers play, and the film has no cached segments.
  test.slow();
  await parent.goto("/pricing");
  await parent.getByRole("link", { name: "Choose Gold Duo" }).click();
  await openAccount(parent);
  await payWithCard(parent, "4242 4242 4242 4242");
  await expect(parent.getByRole("heading", { name: "You’re all set" })).toBeVisible();

  await parent.goto("/streaming");
  const dialog = await openProfiles(parent);
  await expect(dialog).toContainText("The Golds · Gold Duo, 1 of 2 users");
  await createProfile(dialog, theo);
  await expectNote(parent, "Profile created!", "Welcome to the family, Theo!");
  await postponePin(parent);
  await expect(dialog).toContainText("Gold Duo, 2 of 2 users");
  await dialog.getByRole("button", { name: "Add Profile" }).click();
  await expectNote(
    parent,
    "User Limit Reached",
    "Upgrade your plan to add more family members. (2/2 users on your plan)",
  );

  await parent.goto("/profile/billing");
  await changeToFamily(parent);
  await parent.goto("/streaming");
  await createProfile(await openProfiles(parent), mia);
  await expectNote(parent, "Profile created!", "Welcome to the family, Mia!");

  await openLimits(parent, "Mia");
  await blockTitle(parent, "sock", "The Sock Rocket");
  for (const days of ["School days", "Weekends"]) {
    const minutes = parent.getByRole("textbox", { name: `${days}: minutes a day` });
    const before = await minutes.inputValue();
    await parent.getByRole("button", { name: `${days}: less` }).click();
    await expect(minutes).not.toHaveValue(before);
  }
  await saveLimits(parent, subscriber.password);

  const context = await browser.newContext({ baseURL: server.url });
  const child = await context.newPage();
  await enterAs(child, mia);
  const films = await (await child.request.get("/api/animations")).text();
  expect(films).toContain('"captain-minnow"');
  expect(films).not.toContain('"the-sock-rocket"');
  await openFilm(child, "the-sock-rocket");
  await child.getByRole("heading", { name: "Film not found" }).waitFor();
  await child.getByRole("button", { name: "Ask a parent" }).click();
  const question = parent.getByRole("region", { name: "Request from a child" });
  await expect(question).toContainText("The Sock Rocket");
  await question.getByRole("button", { name: "Allow" }).click();
  await child.getByRole("heading", { level: 1, name: "The Sock Rocket" }).waitFor();
  await expectMovingPictures(child);

  await openLimits(parent, "Mia");
  await setBedTime(parent);
  await saveLimits(parent, subscriber.password);
  const card = child.getByRole("dialog", { name: "Time for bed" });
  await expect(card.getByRole("button", { name: "Ask a parent" })).toBeVisible();
  await expect.poll(() => child.evaluate(() => document.querySelector("video")?.paused)).toBe(true);
  await context.close();
});
