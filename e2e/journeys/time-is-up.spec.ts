import { expect, type Page } from "@playwright/test";
import { openFilm } from "#world/cinema.ts";
import { test } from "#world/house.ts";
import { expectMovingPictures } from "#world/picture.ts";

// What is over is refused, and the browser's console says so.
test.use({
  ownHouse: "time-is-up",
  expectedComplaint: /403|404/,
});

const password = "secret of nora";

/** A place in the world where it is late in the evening, or night, now. */
function eveningZone(): string {
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" }).format());
  const zone = Intl.supportedValuesOf("timeZone").find((name) => [21, 22].includes(hourIn(name)));
  if (!zone) throw new Error("it is evening nowhere");
  return zone;
}

async function openParent(page: Page): Promise<void> {
  await page.goto("/profile/family");
  await page.getByRole("link", { name: /Nora/ }).click();
  await page.getByRole("heading", { level: 1, name: "Limits of Nora" }).waitFor();
}

/** Presses Save, and gives the password where it is asked for. */
async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  const again = page.getByRole("dialog", { name: "Your password again" });
  const saved = page.getByText("Saved. It counts from now on.");
  await again.or(saved).first().waitFor();
  if (await again.isVisible()) {
    await again.getByLabel("Password", { exact: true }).fill("golden-lion");
    await again.getByRole("button", { name: "Confirm" }).click();
  }
  await saved.waitFor();
}

test("bed time ends a film, a parent's yes lets it go on, and a blocked film can be asked for", async ({
  page: parent,
  browser,
  house,
}) => {
  // Two browsers at once, and films drawn for both.
  test.slow();
  const context = await browser.newContext({ baseURL: house.url });
  const child = await context.newPage();
  await parent.goto("/");
  await child.goto("/");
  const nora = { name: "Nora", displayName: "Nora", username: "nora", password };
  const added = await parent.request.post("/api/family-profiles", {
    headers: { "sec-fetch-site": "same-origin" },
    data: { ...nora, role: "child", ageGroup: "child" },
  });
  expect(added.status()).toBe(200);
  const entered = await child.request.post("/api/family-profiles/login", {
    headers: { "sec-fetch-site": "same-origin" },
    data: { username: "nora", password },
  });
  expect(entered.status()).toBe(200);

  await openFilm(child, "captain-minnow");
  await expectMovingPictures(child);

  await openParent(parent);
  await parent.getByRole("switch", { name: "Bed time before school" }).click();
  await parent.getByRole("switch", { name: "Bed time at the weekend" }).click();
  await parent.getByLabel("The household’s clock").selectOption(eveningZone());
  await parent.getByLabel("Block a title").fill("kettles");
  await parent.getByRole("button", { name: /Two Kettles/ }).click();
  await save(parent);

  const card = child.getByRole("dialog", { name: "Time for bed" });
  await card.waitFor();
  await expect(card.getByRole("button", { name: "Finish this one" })).toBeFocused();
  await child.keyboard.press("ArrowRight");
  await expect(card.getByRole("button", { name: "Ask a parent" })).toBeFocused();
  await child.keyboard.press("Enter");
  await expect(card.getByText(/on its way to a parent/)).toBeVisible();

  const question = parent.getByRole("region", { name: "A child asks" });
  await expect(question).toContainText("Nora would like more time for “Captain Minnow”");
  await question.getByRole("button", { name: "30 min" }).click();
  await expect(question).toBeHidden();
  await expect(card).toBeHidden();
  await expectMovingPictures(child);

  await openFilm(child, "two-kettles");
  await child.getByRole("heading", { name: "This film is not here" }).waitFor();
  await child.getByRole("button", { name: "Ask a parent" }).click();
  await question.getByRole("button", { name: "Yes, show it" }).click();
  await child.getByRole("heading", { level: 1, name: "Two Kettles" }).waitFor();
  await expectMovingPictures(child);

  await parent.goto("/profile/report");
  await expect(parent.getByText(/^Nora watched /)).toBeVisible();
  await expect(parent.getByRole("list", { name: "What was watched" })).toContainText(
    "Captain Minnow",
  );
  await context.close();
});
