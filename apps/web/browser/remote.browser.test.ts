import { env } from "node:process";
import { type Browser, type Page, chromium } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { serveBuiltApp } from "./serve-built-app.ts";

let server: Awaited<ReturnType<typeof serveBuiltApp>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await serveBuiltApp();
  browser = await chromium.launch({
    executablePath: env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.[Symbol.asyncDispose]();
});
beforeEach(async () => {
  page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  });
  await page.addInitScript(standInPad);
  await page.goto(`${server.url}/logo-test`, { waitUntil: "networkidle" });
});
afterEach(() => page.close());

/** A gamepad with the standard mapping; `hold(14)` holds the D-pad left until `hold()`. */
function standInPad(): void {
  let down: number[] = [];
  const pad = () => ({
    index: 0,
    connected: true,
    mapping: "standard",
    axes: [0, 0, 0, 0],
    buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: down.includes(index) })),
  });
  let isConnected = false;
  navigator.getGamepads = () => (isConnected ? [pad() as unknown as Gamepad] : []);
  Object.assign(globalThis, {
    hold: (...places: number[]) => {
      down = places;
      if (isConnected) return;
      isConnected = true;
      dispatchEvent(new Event("gamepadconnected"));
    },
  });
}

/** Presses and releases one button. */
async function press(index: number): Promise<void> {
  for (const held of [`hold(${index})`, "hold()"])
    await page.evaluate(
      `${held}; new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))`,
    );
}

const pad = { a: 0, b: 1, up: 12, down: 13, left: 14, right: 15 };

function focused(): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: here } = document;
    return here?.getAttribute("aria-label") ?? here?.textContent?.trim() ?? "";
  });
}

/** Waits until smooth scrolling has ended. */
function rest(shown: Page): Promise<void> {
  return shown.evaluate(
    () =>
      new Promise((resolve) => {
        const look = (last: number, still: number) => {
          if (still === 6) resolve();
          else requestAnimationFrame(() => look(scrollY, scrollY === last ? still + 1 : 0));
        };
        look(scrollY, 0);
      }),
  );
}

test("arrow keys alone reach every component of the brand sheet", async () => {
  await page.getByRole("link", { name: "Mark", exact: true }).focus();
  const reached = new Set<string>();
  let stays = 0;
  for (let steps = 0; steps < 220 && stays < 2 && !reached.has("Try again"); steps += 1) {
    const before = await page.evaluateHandle(() => [document.activeElement, scrollY]);
    await page.keyboard.press("ArrowDown");
    await rest(page);
    // The focus stays while the page scrolls past content without controls.
    const isSame = await before.evaluate(
      ([element, top]) => element === document.activeElement && top === scrollY,
    );
    stays = isSame ? stays + 1 : 0;
    reached.add(await focused());
    if (reached.has("Find a film")) break;
  }
  expect([...reached]).toEqual(
    expect.arrayContaining(["Play animations", "Details", "Add", "PREV"]),
  );
  expect(reached.has("Find a film") || reached.has("Try again")).toBe(true);
});

test("a gamepad operates lists and menus, and B closes them", async () => {
  await page.getByRole("combobox", { name: "Genre Fantasy" }).first().focus();
  await press(pad.a);
  await page.getByRole("listbox").waitFor();
  await press(pad.down);
  await press(pad.a);
  await page.getByRole("combobox", { name: "Genre Anime" }).first().waitFor();

  await page.getByRole("button", { name: "Sheet", exact: true }).focus();
  await press(pad.a);
  await page.getByRole("dialog", { name: "A sheet" }).waitFor();
  await press(pad.b);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await focused()).toBe("Sheet");
  expect(new URL(page.url()).pathname).toBe("/logo-test");
});

test("a gamepad moves a slider with left and right, and leaves it with down", async () => {
  const slider = page.getByRole("slider", { name: "Volume" }).first();
  await slider.focus();
  await press(pad.right);
  expect(await slider.getAttribute("aria-valuenow")).toBe("31");
  await press(pad.down);
  expect(await slider.evaluate((thumb) => thumb === document.activeElement)).toBe(false);
  expect(await slider.getAttribute("aria-valuenow")).toBe("31");
});

test("a gamepad follows a link, and B goes back", async () => {
  await page.getByRole("link", { name: "See plans" }).focus();
  await press(pad.a);
  await page.waitForURL("**/pricing");
  await press(pad.b);
  await page.waitForURL("**/logo-test");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Goldmane");
});

test("the hover specimen looks like a real hover", async () => {
  const play = (name: string) =>
    page.getByRole("figure", { name }).first().getByRole("button", { name: "Play" });
  const look = (name: string) => play(name).evaluate((one) => getComputedStyle(one).boxShadow);
  const pointed = await look("Hovered");
  expect(pointed).not.toBe(await look("Default"));
  await play("Default").hover();
  await expect.poll(() => look("Default")).toBe(pointed);
});

test("television mode enlarges type without horizontal overflow", async () => {
  await page.evaluate(() => document.documentElement.toggleAttribute("data-tv", true));
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 1080 });
    const { size, excess } = await page.evaluate(() => ({
      size: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      excess: document.documentElement.scrollWidth - innerWidth,
    }));
    expect
      .soft({ width, isLarge: size >= 18, excess })
      .toEqual({ width, isLarge: true, excess: 0 });
  }
});
