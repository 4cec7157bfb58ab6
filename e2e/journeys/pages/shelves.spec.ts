import { expect } from "@playwright/test";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "shelves" });

test("a film’s page names its cast and moods, and says why others are like it", async ({
  page,
}) => {
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

test("films to come are narrowed by genre, and show the trailer they have", async ({ page }) => {
  await page.goto("/previews");
  const films = page.getByRole("list", { name: "Films to come" }).getByRole("listitem");
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

test("the hero reel goes through fifteen films by buttons and by arrows", async ({ page }) => {
  await page.goto("/hero-reel");
  const reel = page.getByRole("region", { name: "Hero reel" });
  const place = (at: number) => reel.getByText(`${at} of 15`, { exact: true });
  await expect(place(1)).toBeVisible();
  await expect(reel.getByRole("button", { name: "Previous film" })).toBeDisabled();
  await reel.getByRole("button", { name: "Next film" }).click();
  await expect(place(2)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(place(3)).toBeVisible();
  await expect(
    reel.getByRole("link", { name: /Play|Watch/ }).and(page.locator(":focus")),
  ).toBeVisible();
});
