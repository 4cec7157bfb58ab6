import { expect } from "@playwright/test";
import { openFilm } from "#world/player.ts";
import { test } from "#world/test-server.ts";
import { openLimits, saveLimits, setBedTime } from "#world/limits.ts";
import { expectMovingPictures } from "#world/picture.ts";

// The server rejects playback after bedtime, and the browser logs each rejection.
test.use({
  ownServer: "time-is-up",
  expectedPageError: /403/,
});

const password = "secret of nora";

test("stops a film at bedtime and resumes it when a parent grants more time", async ({
  page: parent,
  browser,
  server,
}) => {
  // Two browsers play films at once.
  test.slow();
  const context = await browser.newContext({ baseURL: server.url });
  const child = await context.newPage();
  await parent.goto("/");
  // Not the home page: its trailer would open a playback before the sign-in below.
  await child.goto("/family-login");
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

  await openLimits(parent, "Nora");
  await setBedTime(parent);
  await saveLimits(parent, "golden-lion");

  const card = child.getByRole("dialog", { name: "Time for bed" });
  await card.waitFor();
  await expect(card.getByRole("button", { name: "Finish this film" })).toBeFocused();
  await child.keyboard.press("ArrowRight");
  await expect(card.getByRole("button", { name: "Ask a parent" })).toBeFocused();
  await child.keyboard.press("Enter");
  await expect(card.getByText(/^We’ve asked a parent/)).toBeVisible();

  const question = parent.getByRole("region", { name: "Request from a child" });
  await expect(question).toContainText("Nora wants more time for “Captain Minnow”");
  await question.getByRole("button", { name: "30 min" }).click();
  await expect(question).toBeHidden();
  await expect(card).toBeHidden();
  await expectMovingPictures(child);

  await parent.goto("/profile/report");
  await expect(parent.getByText(/^Nora watched /)).toBeVisible();
  const report = parent.getByRole("article", { name: "Nora" });
  await expect(report.getByRole("list", { name: "Watched this week" })).toContainText(
    "Captain Minnow",
  );
  await context.close();
});
