import type { Page } from "@playwright/test";

/** A place in the world where it is late in the evening, or night, now. */
function eveningZone(): string {
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" }).format());
  const zone = Intl.supportedValuesOf("timeZone").find((name) => [21, 22].includes(hourIn(name)));
  if (!zone) throw new Error("it is evening nowhere");
  return zone;
}

/** Opens what a parent decides for a child, from the family's page. */
export async function openLimits(page: Page, name: string): Promise<void> {
  await page.goto("/profile/family");
  await page.getByRole("link", { name: new RegExp(name) }).click();
  await page.getByRole("heading", { level: 1, name: `Limits of ${name}` }).waitFor();
}

/** Sends a child to bed: where the family lives it is night from now on. */
export async function setBedTime(page: Page): Promise<void> {
  await page.getByRole("switch", { name: "Bed time before school" }).click();
  await page.getByRole("switch", { name: "Bed time at the weekend" }).click();
  await page.getByRole("combobox", { name: "The household’s clock" }).click();
  const place = eveningZone().replaceAll("_", " ");
  await page.getByRole("option", { name: place, exact: true }).click();
}

export async function blockTitle(page: Page, part: string, title: string): Promise<void> {
  await page.getByLabel("Block a title").fill(part);
  await page.getByRole("button", { name: new RegExp(title) }).click();
}

/** Presses Save, and gives the password where it is asked for. */
export async function saveLimits(page: Page, password: string): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  const again = page.getByRole("dialog", { name: "Your password again" });
  const saved = page.getByText("Saved. It counts from now on.");
  await again.or(saved).first().waitFor();
  if (await again.isVisible()) {
    await again.getByLabel("Password", { exact: true }).fill(password);
    await again.getByRole("button", { name: "Confirm" }).click();
  }
  await saved.waitFor();
}
