import { expect, type Page } from "@playwright/test";

/** Waits until the service worker controls the page and has cached the home page's data. */
export async function waitForOfflineApp(page: Page): Promise<void> {
  const isKept = async () => {
    if (!navigator.serviceWorker.controller) return false;
    const paths = ["/api/session", "/api/animations", "/api/watching"];
    const cached = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })));
    return cached.every((answer) => answer !== undefined);
  };
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}

/** Downloads a film from its dialog on the home page. */
export async function downloadFilm(page: Page, titleId: string): Promise<void> {
  await page.goto(`/streaming?title=${titleId}`);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Download / });
  await expect(dialog.getByText(/free on this device/)).toBeVisible();
  await dialog.getByRole("button", { name: "Download", exact: true }).click();
  // All of its segments have to be encoded first.
  const cached = page.getByRole("button", { name: "Downloaded" });
  await expect(cached).toBeVisible({ timeout: 80_000 });
}
