import type { Page } from "@playwright/test";

/** A time zone in which it is late evening or night now. */
function eveningZone(): string {
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" }).format());
  const zone = Intl.supportedValuesOf("timeZone").find((name) => [21, 22].includes(hourIn(name)));
  if (!zone) throw new Error("No time zone has evening now.");
  return zone;
}

/** Opens a child's parental controls from the family page. */
export async function openLimits(page: Page, name: string): Promise<void> {
  await page.goto("/profile/family");
  await page.getByRole("link", { name: new RegExp(name) }).click();
  await page.getByRole("heading", { level: 1, name: `${name}’s limits` }).waitFor();
}

/** Makes it a child's bedtime, by moving the household to a time zone where it is night. */
export async function setBedTime(page: Page): Promise<void> {
  await page.getByRole("switch", { name: "School-night bedtime" }).click();
  await page.getByRole("switch", { name: "Weekend bedtime" }).click();
  const city = eveningZone().split("/").at(-1)?.replaceAll("_", " ") ?? "";
  await page.getByLabel("Time zone", { exact: true }).fill(city);
  const zones = page.getByRole("list", { name: "Time zones" });
  await zones
    .getByRole("button", { name: new RegExp(`^${city}`) })
    .first()
    .click();
}

export async function blockTitle(page: Page, part: string, title: string): Promise<void> {
  await page.getByLabel("Block a title").fill(part);
  await page.getByRole("button", { name: new RegExp(title) }).click();
}

/** Presses Save, and enters the password if required. */
export async function saveLimits(page: Page, password: string): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const again = page.getByRole("dialog", { name: "Confirm your password" });
  const saved = page.getByRole("status").getByText("Saved", { exact: true });
  await again.or(saved).first().waitFor();
  if (await again.isVisible()) {
    await again.getByLabel("Password", { exact: true }).fill(password);
    await again.getByRole("button", { name: "Confirm" }).click();
  }
  await saved.waitFor();
}
