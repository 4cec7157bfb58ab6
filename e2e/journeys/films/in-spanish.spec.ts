import { expect } from "@playwright/test";
import { expectMovingPictures } from "#world/picture.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "in-spanish", locale: "es-MX" });

const title = "El cohete de calcetines";

test("a Spanish-speaking child finds a film by one of its lines, and reads it in Spanish", async ({
  page,
}) => {
  await page.goto("/browse?q=donde vive el hipo");
  const found = page.getByRole("main").getByRole("link", { name: title });
  await expect(page.getByText("Más allá de las nubes, del silencio")).toBeVisible();
  await found.first().click();
  await expect(page.getByRole("heading", { name: title }).first()).toBeVisible();

  await page.goto("/watch/the-sock-rocket");
  await expectMovingPictures(page);
  const captions = page.locator("[data-player] [lang=es][data-look]");
  await expect(captions).toContainText("Derecho. Derecho. Derecho.", { timeout: 60_000 });
});

test("the home page's films are in Spanish at the first visit", async ({ page }) => {
  const languages = new Set<string | undefined>();
  page.on("response", (response) => {
    if (response.url().includes("/api/animations"))
      languages.add(response.headers()["content-language"]);
  });
  await page.goto("/streaming#main");
  await expect(page.getByText("Cada calle necesita a alguien").first()).toBeVisible();
  expect([...languages]).toEqual(["es"]);
});

test("the landing page and its title are in Spanish", async ({ page }) => {
  await page.goto("/?reset=intro");
  await expect(
    page.getByRole("heading", { name: "El estándar de oro del streaming" }),
  ).toBeVisible();
  await expect(page).toHaveTitle("Goldmane · El estándar de oro del streaming");
});
