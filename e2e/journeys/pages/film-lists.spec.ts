import { expect } from "@playwright/test";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "film lists" });

test("a film's page lists its cast, moods and similar films with a reason", async ({ page }) => {
  await page.goto("/streaming?title=the-quiet-engine");
  const sheet = page.getByRole("dialog");
  await expect(
    sheet
      .getByRole("region", { name: "Cast" })
      .getByText(/^Voice: ./)
      .first(),
  ).toBeVisible();
  const likes = sheet.getByRole("region", { name: "More like this" }).getByRole("listitem");
  await expect(likes.first()).toBeVisible();
  for (const like of await likes.all())
    await expect(like.getByRole("paragraph").last()).toHaveText(/\w+/);
  const mood = sheet.getByRole("list", { name: "Moods" }).getByRole("link").first();
  const named = await mood.textContent();
  await mood.click();
  await expect(page).toHaveURL(new RegExp(`/browse\\?mood=${named}`));
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});

test("filters upcoming films by genre and shows their trailers", async ({ page }) => {
  await page.goto("/previews");
  const films = page.getByRole("list", { name: "Upcoming films" }).getByRole("listitem");
  await expect(films.first()).toBeVisible();
  const all = await films.count();
  await page.getByRole("group", { name: "Genre" }).getByRole("button").nth(1).click();
  await expect.poll(() => films.count()).toBeLessThan(all);
  await page.getByRole("group", { name: "Genre" }).getByRole("button").first().click();
  await page
    .getByRole("button", { name: /^Watch trailer: / })
    .first()
    .click();
  const trailer = page.getByRole("dialog");
  await expect(trailer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(trailer).toBeHidden();
});

test("the hero reel steps through fifteen films by buttons and by arrow keys", async ({ page }) => {
  await page.goto("/hero-reel");
  const reel = page.getByRole("region", { name: "Trailers" });
  const counter = (at: number) => reel.getByText(`${at} of 15`, { exact: true });
  await expect(counter(1)).toBeVisible();
  await expect(reel.getByRole("button", { name: "Previous film" })).toBeDisabled();
  await reel.getByRole("button", { name: "Next film" }).click();
  await expect(counter(2)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(counter(3)).toBeVisible();
  await expect(
    reel.getByRole("link", { name: /Play|Watch/ }).and(page.locator(":focus")),
  ).toBeVisible();
});
