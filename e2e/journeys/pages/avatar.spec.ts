import { expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { GamePad } from "#world/games/game-pad.ts";
import { openParty } from "#world/second-device.ts";
import { test } from "#world/test-server.ts";
import { walkTo } from "#world/walk/remote.ts";

test.use({ ownServer: "avatar" });

const made = /\/api\/avatars\/fox\.[a-z]+\.happy\.crown\.hoodie\./;

/** Whether a picture has been loaded from the address of the made avatar. */
async function expectAvatar(page: Page, within = "body"): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator(`${within} img`)
        .evaluateAll((images) =>
          (images as HTMLImageElement[])
            .filter((image) => image.naturalWidth > 0)
            .map((image) => image.currentSrc),
        ),
    )
    .toContainEqual(expect.stringMatching(made));
}

test("an avatar is made by pictures, and shows in the header, a party and a board", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto("/play-games/kyles-dash");
  const host = page.getByRole("region", { name: "Kyle’s Dash", exact: true });
  await expect(host).toHaveAttribute("data-ready", "true");
  await page.getByRole("link", { name: "Avatar" }).click();
  await expect(page.getByRole("heading", { name: "Your avatar" })).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Fox" }).click();
  await page.getByRole("button", { name: "Hair and hats" }).click();
  await page.getByRole("button", { name: "Crown", exact: true }).click();
  // By keys alone, as a remote control does.
  await page.getByRole("button", { name: "Outfit" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  const grid = page.getByRole("list", { name: "Outfit" });
  await expect(grid.locator(":focus")).toBeVisible();
  await grid.getByRole("button", { name: "Armor, locked" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await expect(page.getByText("Finish all six realms of Adventure Quest.")).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await grid.getByRole("button", { name: "Hoodie" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Avatar saved", { exact: true })).toBeVisible();
  await expectAvatar(page, "header");

  await page.getByRole("link", { name: "Play game" }).click();
  await host.getByRole("button", { name: "Play game" }).click();
  await expect(host).toHaveAttribute("data-phase", "playing");
  await page.keyboard.press("Space");
  const results = page.getByRole("region", { name: "Results" });
  await expect(results.getByRole("heading", { name: "Your best run!" })).toBeVisible({
    timeout: 90_000,
  });
  await expectAvatar(page, "section");

  await page.goto("/party-zone");
  await openParty(page, { name: "Friday", film: "My Shadow Stays Up Late" });
  await expectAvatar(page, "main");

  await page.goto("/profile");
  const own = page.getByRole("button", { name: "Your avatar" });
  await expect(own).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Owl" }).click();
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(own).toHaveAttribute("aria-pressed", "false");
});

test("an avatar is made by a game pad alone", async ({ page }) => {
  const pad = await GamePad.plugIn(page);
  await page.goto("/play-games/kyles-dash/avatar");
  await expect(page.getByRole("heading", { name: "Your avatar" })).toBeVisible();
  await pad.connect();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const press = async (name: string) => {
    await walkTo(page, button(name), (arrow) => pad.pressArrow(arrow));
    await pad.press("a");
  };
  await press("Background");
  await press("Ocean");
  await expect(button("Ocean")).toHaveAttribute("aria-pressed", "true");
  await press("Save");
  await expect(page.getByText("Avatar saved", { exact: true })).toBeVisible();
});
