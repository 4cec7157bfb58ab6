import { expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test } from "#world/test-server.ts";

async function openLeo(page: Page) {
  await page.getByRole("button", { name: "AI Login with Leo", exact: true }).first().waitFor();
  await page.keyboard.press("Control+k");
  const leo = page.getByRole("dialog", { name: "Leo, your AI assistant" });
  await leo.getByRole("tab", { name: "Chat" }).waitFor();
  return leo;
}

test("suggests films on request and plays the chosen one", async ({ page }) => {
  await page.goto("/browse");
  const leo = await openLeo(page);
  await expect(leo.getByLabel("Message to Leo")).toBeFocused();
  expect(await findAccessibilityIssues(page, ["[role='dialog']"])).toEqual([]);
  await page.keyboard.type("something funny with dragons");
  await page.keyboard.press("Enter");
  await expect(leo.getByRole("list", { name: "Suggestions" }).getByRole("button")).toHaveCount(3);
  const card = leo.getByRole("list", { name: "Films" }).getByRole("button").first();
  await card.click();
  await expect(page).toHaveURL(/\/watch\//);
  await expect
    .poll(() =>
      page
        .locator("video")
        .first()
        .evaluate((video: HTMLVideoElement) => video.currentTime),
    )
    .toBeGreaterThan(0.2);
});

test("asks by keyboard, follows a suggestion and chooses what was meant", async ({ page }) => {
  await page.goto("/browse");
  const leo = await openLeo(page);
  const field = leo.getByLabel("Message to Leo");
  await page.keyboard.type("something funny with dragons");
  await page.keyboard.press("Enter");
  const chips = leo.getByRole("list", { name: "Suggestions" }).getByRole("button");
  await expect(leo.getByRole("list", { name: "Films" }).getByRole("button")).not.toHaveCount(0);
  await expect(chips).toHaveCount(3);
  // The last suggestion is above the text field, never under it.
  const bottomOf = async () => {
    const box = await chips.last().boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(bottomOf).toBeLessThanOrEqual((await field.boundingBox())?.y ?? 0);

  // Back from the field is the last suggestion; pressing it returns the focus to the field.
  await page.keyboard.press("Shift+Tab");
  await expect(chips.last()).toBeFocused();
  const asked = (await chips.last().textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(leo.getByRole("log")).toContainText(`You: ${asked}`);
  await expect(field).toBeFocused();

  // The server asks back; each button sends its message.
  await page.route("**/api/ai/chat", async (route) => {
    const response = await route.fetch();
    const choices = [
      { label: "Tell me a joke", message: "tell me a joke" },
      { label: "Tell me a riddle", message: "tell me a riddle" },
    ];
    await route.fulfill({ json: { ...(await response.json()), cards: [], actions: [], choices } });
  });
  await page.keyboard.type("tell me a jiddle");
  await page.keyboard.press("Enter");
  const meant = leo.getByRole("list", { name: "Did you mean" }).getByRole("button");
  await expect(meant).toHaveText(["Tell me a joke", "Tell me a riddle"]);
  expect(await findAccessibilityIssues(page, ["[role='dialog']"])).toEqual([]);
  await page.unroute("**/api/ai/chat");
  await meant.last().focus();
  await page.keyboard.press("Enter");
  await expect(leo.getByRole("log")).toContainText("You: tell me a riddle");
  await expect(meant).toHaveCount(0);

  await leo.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Delete this conversation" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(leo.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  const { exchanges } = await (await page.request.get("/api/ai/conversation")).json();
  expect(exchanges).toEqual([]);
});

test("plays a mood without gaps, and keeps playing after Leo closes", async ({ page }) => {
  await page.goto("/browse");
  // Records the start and duration of each audio buffer, to detect gaps.
  await page.addInitScript(() => {
    const recorded = { starts: [] as { at: number; length: number }[] };
    Object.assign(globalThis, { recorded });
    const { prototype } = AudioBufferSourceNode;
    const start: unknown = Reflect.get(prototype, "start");
    prototype.start = function (this: AudioBufferSourceNode, at = 0) {
      recorded.starts.push({ at, length: this.buffer?.duration ?? 0 });
      if (typeof start === "function") Reflect.apply(start, this, [at]);
    };
  });
  await page.reload();
  const leo = await openLeo(page);
  await leo.getByRole("tab", { name: "Vibes" }).click();
  await leo.getByRole("button", { name: "Energized" }).click();
  await expect(leo.getByRole("button", { name: "Energized" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const blocks = () =>
    page.evaluate(() =>
      (
        globalThis as unknown as { recorded: { starts: { at: number; length: number }[] } }
      ).recorded.starts.filter(({ length }) => length > 0.2),
    );
  await expect.poll(async () => (await blocks()).length).toBeGreaterThan(12);
  await page.keyboard.press("Escape");
  await expect(leo).toBeHidden();
  const before = (await blocks()).length;
  await expect.poll(async () => (await blocks()).length).toBeGreaterThan(before + 2);
  const starts = await blocks();
  for (const [index, block] of starts.entries()) {
    const next = starts[index + 1];
    if (next) expect(Math.abs(next.at - block.at - block.length)).toBeLessThan(1e-4);
  }
});

test.describe("when the server doesn't answer", () => {
  test.use({ expectedPageError: /api\/ai\/chat|Failed to load resource/ });

  test("Leo gives a helpful reply that can be retried", async ({ page }) => {
    await page.route("**/api/ai/chat", (route) => route.abort());
    await page.goto("/browse");
    const leo = await openLeo(page);
    await leo.getByLabel("Message to Leo").fill("play some music");
    await page.keyboard.press("Enter");
    await expect(leo.getByRole("log").getByText(/a quick moment\. Try Free Music/)).toBeVisible();
    await page.unroute("**/api/ai/chat");
    await leo.getByRole("button", { name: "Try again" }).click();
    await expect(leo.getByRole("log").getByText(/a quick moment/)).toBeHidden();
    await expect(leo.getByRole("list", { name: "Suggestions" })).toBeVisible();
  });
});
