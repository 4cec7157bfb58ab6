import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type * as IWER from "iwer";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "spaceship" });

declare global {
  // Set by the emulator of a headset.
  interface Window {
    IWER: typeof IWER;
    headset: IWER.XRDevice;
  }
}

const deckOf = (page: Page) => page.getByRole("application", { name: "Flight deck" });
const ready = "[data-ready='true']";
const targetOf = (page: Page) => page.locator("[data-panel] [aria-live]");

/** The cockpit before a planet, with its film's details closed again. */
async function parkBefore(page: Page, titleId: string, name: string): Promise<void> {
  await page.goto(`/spaceship?planet=${titleId}`);
  await page.locator(ready).waitFor();
  await expectLanded(page);
  await page.keyboard.press("Escape");
  await expect(targetOf(page)).toContainText(name);
}

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
  await parkBefore(page, "captain-minnow", "Captain Minnow");
  await deckOf(page).focus();
  await page.keyboard.down("ArrowRight");
  await expect(targetOf(page)).not.toContainText(/Captain Minnow(?! and)/);
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

  test("the stick turns the ship to another planet", async ({ page, context }) => {
    await parkBefore(page, "captain-minnow", "Captain Minnow");
    const box = await page.locator("[data-stick]").boundingBox();
    if (!box) throw new Error("There is no stick.");
    const finger = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0) =>
      finger.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          type === "touchEnd" ? [] : [{ x: box.x + box.width * x, y: box.y + box.height / 2 }],
      });
    await touch("touchStart", 0.5);
    await touch("touchMove", 0.95);
    await expect(targetOf(page)).not.toContainText(/Captain Minnow(?! and)/);
    await touch("touchEnd");
    await page.getByRole("button", { name: "Next planet" }).tap();
    const name = await targetOf(page).locator("p").nth(1).textContent();
    await page.getByRole("button", { name: "Land" }).tap();
    await expectLanded(page);
    await expect(page.getByRole("dialog").getByRole("heading", { name: name ?? "" })).toBeVisible();
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

test("landing on three planets of a system collects its star chart", async ({ page }) => {
  await page.goto("/spaceship");
  await page.locator(ready).waitFor();
  await page.keyboard.press("m");
  await page
    .getByRole("navigation", { name: "Systems" })
    .getByRole("button", { name: /Anime/ })
    .click();
  const planets = page.getByRole("region", { name: "Anime system" }).getByRole("listitem");
  for (const index of [0, 1, 2]) {
    await planets.nth(index).getByRole("button").click();
    await expectLanded(page);
    // The news of the chart lies over the details, and closes first.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name: "About this film" })).toBeHidden({
        timeout: 500,
      });
    }).toPass();
  }
  await page.getByRole("button", { name: "Ship’s log" }).click();
  const charts = page.getByRole("region", { name: "Star charts" });
  await expect(charts.getByRole("listitem").filter({ hasText: "Anime star chart" })).toContainText(
    "Collected",
  );
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.goto("/achievements");
  await expect(
    page.getByRole("region", { name: "Earned" }).getByRole("heading", { name: "Anime star chart" }),
  ).toBeVisible();
});

test.describe("in a headset", () => {
  // Both eyes are drawn by the processor here.
  test.use({ viewport: { width: 800, height: 560 } });
  const emulator = createRequire(import.meta.url).resolve("iwer/build/iwer.min.js");

  test("a controller flies to a planet and lands on it", async ({ page }) => {
    await page.addInitScript({ path: emulator });
    await page.addInitScript(() => {
      Object.assign(window, { headset: new window.IWER.XRDevice(window.IWER.metaQuest3) });
      window.headset.installRuntime({ forceInstall: true });
    });
    await page.goto("/spaceship");
    await page.locator(ready).waitFor();
    await page.getByRole("button", { name: "VR", exact: true }).click();
    await page.waitForFunction(() => window.headset.activeSession !== undefined);
    const point = (down: number) =>
      page.evaluate((angle) => {
        const { controllers, position } = window.headset;
        const { x, y, z } = position;
        controllers.right?.position.set(x, y, z);
        controllers.right?.quaternion.set(Math.sin(-angle / 2), 0, 0, Math.cos(angle / 2));
      }, down);
    const pullTrigger = async () => {
      for (const value of [1, 0]) {
        await page.evaluate(
          (pull) => window.headset.controllers.right?.updateButtonValue("trigger", pull),
          value,
        );
        // Until the next frames have read it.
        await page.waitForTimeout(1000);
      }
    };

    // The unknown signal, in the middle of the galaxy.
    await point(0.42);
    await expect(page.getByRole("button", { name: "Land" })).toBeDisabled();
    await pullTrigger();
    await expect(page.getByRole("button", { name: "Land" })).toBeEnabled();
    expect(await page.getByRole("dialog").count()).toBe(0);

    // Its planet, a little below the ship that stands before it; the day's film decides how far.
    for (const down of [0.22, 0.3, 0.15, 0.38, 0.08, 0]) {
      await point(down);
      await pullTrigger();
      if (page.url().includes("?planet=")) break;
    }
    await expectLanded(page);
    await page.waitForFunction(() => window.headset.activeSession === undefined);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Land" })).toBeEnabled();
  });
});

test("there is no VR button without a headset", async ({ page }) => {
  await page.goto("/spaceship");
  await page.locator(ready).waitFor();
  await expect(page.getByRole("button", { name: "Autopilot" })).toBeVisible();
  await expect(page.getByRole("button", { name: "VR", exact: true })).toHaveCount(0);
});
