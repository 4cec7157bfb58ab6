import { expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "spaceship" });

const deckOf = (page: Page) => page.getByRole("application", { name: "Flight deck" });
const ready = "[data-ready='true']";

/** The film whose details are open. */
async function expectLanded(page: Page): Promise<void> {
  await expect(page.getByRole("dialog", { name: "About this film" })).toBeVisible();
  await expect(page).toHaveURL(/\/spaceship\?planet=[a-z0-9-]+$/);
}

async function playLanded(page: Page, how: (play: ReturnType<Page["getByRole"]>) => Promise<void>) {
  const id = new URL(page.url()).searchParams.get("planet");
  const play = page.getByRole("dialog").getByRole("link", { name: /^(?:Play|Resume)$/ });
  await how(play);
  await expect(page).toHaveURL(new RegExp(`/watch/${id}$`));
}

test("flies to a film and plays it by keyboard alone", async ({ page }) => {
  await page.goto("/spaceship");
  await page.locator(ready).waitFor();
  await expect(deckOf(page)).toBeFocused();
  expect(await findAccessibilityIssues(page)).toEqual([]);

  await page.keyboard.press("n");
  await expect(page.getByRole("button", { name: "Land" })).toBeEnabled();
  await page.keyboard.press("Enter");
  await expectLanded(page);
  await playLanded(page, async (play) => {
    await play.focus();
    await page.keyboard.press("Enter");
  });
  await page.goBack();
  await expectLanded(page);
});

test("arrow keys steer: the ship leaves the planet before it", async ({ page }) => {
  await page.goto("/spaceship?planet=captain-minnow");
  await expectLanded(page);
  await page.keyboard.press("Escape");
  await deckOf(page).focus();
  const card = page.locator("[data-panel] [aria-live]");
  await expect(card).toContainText("Captain Minnow");
  await page.keyboard.down("ArrowRight");
  await expect(card).not.toContainText(/Captain Minnow(?! and)/);
  await page.keyboard.up("ArrowRight");
});

test("Leo plots a course, and the signal of the day stays the same", async ({ page }) => {
  await page.goto("/spaceship");
  await page.locator(ready).waitFor();
  const wish = page.getByLabel("Ask Leo, the ship’s computer");
  await wish.fill("take me somewhere funny");
  await wish.press("Enter");
  await expectLanded(page);
  await expect(
    page.getByRole("list", { name: "Other courses", includeHidden: true }),
  ).toBeAttached();

  const signals: (string | null)[] = [];
  for (const visit of [1, 2]) {
    await page.goto(`/spaceship#${visit}`);
    await page.reload();
    await page.locator(ready).waitFor();
    await page.getByRole("button", { name: "Unknown signal" }).click();
    await expectLanded(page);
    signals.push(new URL(page.url()).searchParams.get("planet"));
    await page.keyboard.press("Escape");
  }
  expect(signals[0]).toBe(signals[1]);
});

test("Escape and the exit lead to the home page", async ({ page }) => {
  await page.goto("/spaceship");
  await page.locator(ready).waitFor();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/streaming$/);
  await page.goBack();
  await page.getByRole("link", { name: "EXIT" }).click();
  await expect(page).toHaveURL(/\/streaming$/);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("lands on a film by touch alone", async ({ page }) => {
    await page.goto("/spaceship");
    await page.locator(ready).waitFor();
    await page.getByRole("button", { name: "Next planet" }).tap();
    await page.getByRole("button", { name: "Land" }).tap();
    await expectLanded(page);
    await playLanded(page, (play) => play.tap());
  });

  test("the autopilot needs two buttons", async ({ page }) => {
    await page.goto("/spaceship");
    await page.locator(ready).waitFor();
    await page.getByRole("button", { name: "Autopilot" }).tap();
    await page.getByRole("button", { name: "Next planet" }).tap();
    await page.getByRole("button", { name: "Land here" }).tap();
    await expectLanded(page);
  });
});

test("lands on a film by game pad alone", async ({ page }) => {
  await page.addInitScript(() => {
    const buttons = Array.from({ length: 17 }, () => ({
      pressed: false,
      touched: false,
      value: 0,
    }));
    const pad = {
      index: 0,
      id: "test",
      connected: true,
      mapping: "standard",
      axes: [0, 0, 0, 0],
      buttons,
    };
    Object.assign(window, {
      pressPad: (button: number, isDown: boolean) => {
        const one = buttons[button];
        if (one) one.pressed = isDown;
      },
    });
    Object.defineProperty(navigator, "getGamepads", { value: () => [pad] });
  });
  const press = async (button: number) => {
    for (const isDown of [true, false]) {
      await page.evaluate(
        ([index, down]) => {
          const { pressPad } = window as unknown as {
            pressPad: (at: number, down: boolean) => void;
          };
          pressPad(index, down);
        },
        [button, isDown] as const,
      );
      await page.waitForTimeout(400);
    }
  };
  await page.goto("/spaceship");
  await page.locator(ready).waitFor();
  await expect(deckOf(page)).toBeFocused();
  await press(5);
  await expect(page.getByRole("button", { name: "Land" })).toBeEnabled();
  await press(0);
  await expectLanded(page);
  const play = page.getByRole("dialog").getByRole("link", { name: /^(?:Play|Resume)$/ });
  await expect(play).toBeFocused();
  await press(0);
  await expect(page).toHaveURL(/\/watch\//);
});

test("without WebGL a star map has the same films", async ({ page }) => {
  await page.addInitScript({
    content: `{
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (kind, ...given) {
        return kind.startsWith("webgl") ? null : getContext.call(this, kind, ...given);
      };
    }`,
  });
  await page.goto("/spaceship");
  await expect(page.getByText("This browser can’t show the cockpit.")).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page
    .getByRole("navigation", { name: "Systems" })
    .getByRole("button", { name: /Kids/ })
    .click();
  await page.getByRole("region", { name: "Kids system" }).getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  await expectLanded(page);
});

test("a lost picture turns into the star map", async ({ page }) => {
  await page.goto("/spaceship");
  await page.locator(ready).waitFor();
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>("main canvas");
    canvas?.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
  });
  await expect(page.getByRole("navigation", { name: "Systems" })).toBeVisible();
});
