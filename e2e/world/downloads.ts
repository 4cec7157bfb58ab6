import { expect, type Page } from "@playwright/test";

/** Waits until the service worker looks after the page and has kept what the home page is made of. */
export async function waitForOfflineApp(page: Page): Promise<void> {
  const isKept = async () => {
    if (!navigator.serviceWorker.controller) return false;
    const paths = ["/api/session", "/api/animations", "/api/watching"];
    const kept = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })));
    return kept.every((answer) => answer !== undefined);
  };
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}

/** Keeps a film on the device from its own dialog on the home page. */
export async function downloadFilm(page: Page, titleId: string): Promise<void> {
  await page.goto(`/streaming?title=${titleId}`);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Download / });
  await expect(dialog.getByText(/are free for films on this device/)).toBeVisible();
  await dialog.getByRole("button", { name: "Download", exact: true }).click();
  // Every part of it is made first.
  const kept = page.getByRole("button", { name: "On this device" });
  await expect(kept).toBeVisible({ timeout: 80_000 });
}
