import { expect, type Locator, type Page } from "@playwright/test";
import { givePasswordAgain } from "#world/family.ts";
import { test } from "#world/test-server.ts";

const pin = "2468";

test.describe.configure({ mode: "serial" });
// The server rejects requests until a PIN and a password are entered.
test.use({
  ownServer: "leo-family",
  expectedPageError: /^Failed to load resource: .*\b(?:401|403)\b/,
});

/** Calls the API as the page does. */
async function call(page: Page, method: string, path: string, body?: object) {
  return await page.evaluate(
    async ([how, where, what]) => {
      const init = what === undefined ? {} : { headers: { "content-type": "application/json" } };
      const answer = await fetch(where, { method: how, body: what, ...init });
      const text = await answer.text();
      return text === "" ? null : JSON.parse(text);
    },
    [method, path, body && JSON.stringify(body)] as const,
  );
}

async function profileOf(page: Page, role: string): Promise<string> {
  const family: { id: string; role: string }[] = await call(page, "GET", "/api/family-profiles");
  return family.find((one) => one.role === role)?.id ?? "";
}

/** Switches to the profile with this id. */
async function become(page: Page, id: string): Promise<void> {
  await page.goto("/browse");
  await call(page, "POST", `/api/family-profiles/${id}/choose`, { pin });
  await page.reload();
}

async function askLeo(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "AI Login with Leo", exact: true }).first().click();
  return page.getByRole("dialog", { name: "Leo, your AI assistant" });
}

async function tell(leo: Locator, message: string): Promise<void> {
  await leo.getByLabel("Message to Leo").fill(message);
  await leo.getByLabel("Message to Leo").press("Enter");
}

test("a child opens an outside link with a grown-up's PIN, and types until a parent allows voice", async ({
  page,
}) => {
  await page.goto("/browse");
  await call(page, "POST", "/api/account/confirm", { password: "golden-lion" });
  const parent = await profileOf(page, "parent");
  await call(page, "PUT", `/api/family-profiles/${parent}/pin`, { pin });
  await become(page, await profileOf(page, "child"));

  const leo = await askLeo(page);
  await expect(leo.getByText("A parent can turn the microphone on.")).toBeVisible();
  await expect(leo.getByRole("button", { name: "Talk to Leo" })).toHaveCount(0);
  await tell(leo, "open spotify");
  const dialog = page.getByRole("dialog", { name: "Open Spotify" });
  for (const digit of "1111")
    await dialog.getByRole("button", { name: digit, exact: true }).click();
  await expect(dialog.getByRole("alert")).not.toBeEmpty();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(leo.getByRole("button", { name: "Undo" })).toHaveCount(0);

  await tell(leo, "I want to hurt myself");
  await expect(leo.getByRole("log").getByText(/911 or your emergency number/)).toBeVisible();
});

test("a parent is notified of a safety alert, reads it, deletes it and turns Leo off", async ({
  page,
}) => {
  await page.goto("/browse");
  await become(page, await profileOf(page, "parent"));
  await page.getByRole("button", { name: /^My watchlist, \d new$/ }).click();
  const news = page.getByRole("link", { name: /Pip said something to Leo that worried us/ });
  await expect(news).not.toContainText("hurt");
  await news.click();
  const talk = page.getByRole("region", { name: "Conversations with Leo" });
  const line = talk.getByRole("listitem").filter({ hasText: "I want to hurt myself" });
  await expect(line).toBeFocused();
  await expect(line).toBeInViewport();
  await talk.getByRole("button", { name: "Delete all" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await givePasswordAgain(page);
  await expect(talk.getByText("No conversations yet.")).toBeVisible();

  await page
    .getByRole("group", { name: "Leo", exact: true })
    .getByRole("button", { name: "Off" })
    .click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await become(page, await profileOf(page, "child"));
  const leo = await askLeo(page);
  await expect(leo.getByRole("heading", { name: "Leo is off" })).toBeVisible();
});
