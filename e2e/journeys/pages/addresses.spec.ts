import { expect } from "@playwright/test";
import { test } from "#world/test-server.ts";
import { expectMovingPictures } from "#world/picture.ts";

test("shows the home page at an unknown address", async ({ page }) => {
  await page.goto("/no/such/place");
  await expect(page.getByRole("region", { name: "Featured films" })).toBeVisible();
});

test("every genre page lists its films and leads to them", async ({ page }) => {
  for (const genre of ["Sci-Fi", "Fantasy", "Anime", "Adventure", "Kids", "Originals"]) {
    await page.goto("/explore");
    const genres = page.getByRole("main").getByRole("navigation", { name: "Genres" });
    await genres.getByRole("link", { name: genre }).click();
    await expect(page.getByRole("heading", { level: 1, name: genre })).toBeVisible();
    const films = page.getByRole("main").getByRole("listitem").getByRole("link");
    await expect(films).not.toHaveCount(0);
  }
  await page.getByRole("main").locator('a[href="/watch/two-kettles"]').click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Two Kettles", exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/watch\/two-kettles$/);
});

test("opens the first featured film by its position", async ({ page }) => {
  const featured: { title: string }[] = await (
    await page.request.get("/api/animations/featured")
  ).json();
  const first = featured[0]?.title ?? "";
  await page.goto("/watch/featured/0");
  await expect(page.getByRole("heading", { level: 1, name: first, exact: true })).toBeVisible();
  await expectMovingPictures(page);
});

test.describe("a missing film", () => {
  test.use({ expectedPageError: /^Failed to load resource: .*\b404\b/ });

  test("says so and shows the way back", async ({ page }) => {
    await page.goto("/watch/nobody-drew-this");
    await expect(page.getByRole("alert")).toContainText("Film not found");
    await page.getByRole("link", { name: "All films" }).click();
    await expect(page.getByRole("region", { name: "Featured films" })).toBeVisible();
  });
});
