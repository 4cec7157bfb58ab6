import { expect } from "@playwright/test";
import { GamePage } from "#world/games/game-page.ts";
import { hopToTheGoal } from "#world/games/hop-to-the-goal.ts";
import { openLimits, saveLimits, setBedTime } from "#world/limits.ts";
import { test } from "#world/test-server.ts";

// The server refuses rounds after bedtime, and the browser logs each refusal.
test.use({ ownServer: "games-time-is-up", expectedPageError: /403/ });

const sameSite = { "sec-fetch-site": "same-origin" };
const nora = { username: "nora", password: "secret of nora" };

test("a child finishes the round at bedtime, and no other one begins", async ({
  page: parent,
  browser,
  server,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: server.url });
  const child = await context.newPage();
  await parent.goto("/");
  await child.goto("/family-login");
  const added = await parent.request.post("/api/family-profiles", {
    headers: sameSite,
    data: { ...nora, name: "Nora", displayName: "Nora", role: "child", ageGroup: "child" },
  });
  expect(added.status()).toBe(200);
  const entered = await child.request.post("/api/family-profiles/login", {
    headers: sameSite,
    data: nora,
  });
  expect(entered.status()).toBe(200);

  // The day's limit is far off: it only makes the game report its time.
  const confirmed = await parent.request.post("/api/account/confirm", {
    headers: sameSite,
    data: { password: "golden-lion" },
  });
  expect(confirmed.status()).toBe(200);
  const address = `/api/family-profiles/${(await added.json()).id}/controls`;
  const { controls } = await (await parent.request.get(address)).json();
  const time = { ...controls.time, schoolDayMinutes: 240, weekendMinutes: 240 };
  const limited = await parent.request.put(address, {
    headers: sameSite,
    data: { ...controls, time },
  });
  expect(limited.status()).toBe(200);

  const screen = await GamePage.open(child, "slime-adventure");
  await screen.first.click();
  await screen.expectPhase("playing");
  await openLimits(parent, "Nora");
  await setBedTime(parent);
  await saveLimits(parent, "golden-lion");

  await expect(child.getByText("Last round for today")).toBeVisible({ timeout: 40_000 });
  await screen.expectPhase("playing");
  await hopToTheGoal(child);
  await expect(screen.results.getByText("That’s it for today. See you next time!")).toBeVisible();
  const done = screen.results.getByRole("button", { name: "Done" });
  await expect(done).toBeFocused();
  await expect(screen.results.getByRole("button", { name: /Next|Play again/ })).toHaveCount(0);
  await child.keyboard.press("Enter");
  await screen.expectPhase("title");
  await screen.first.click();
  await expect(screen.host.getByRole("alert")).toBeVisible();
  await screen.expectPhase("title");
  await context.close();
});
