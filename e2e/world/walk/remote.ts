import { expect, type Locator, type Page } from "@playwright/test";

/** A TV's browser identifies itself; here the setting does. */
export async function beTelevision(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("goldmane.screen", "tv");
  });
}

/** Waits until arrow keys move the focus: their handler loads after the page. */
export async function takeRemote(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    expect(await isOnControl(page)).toBe(true);
  }).toPass();
}

/** Walks to an element by arrow keys, and presses OK. */
export async function pressAfar(page: Page, target: Locator): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press("Enter");
}

/** The remote control's Back key, which keyboards don't have. */
export async function pressBack(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const type of ["rawKeyDown", "keyUp"] as const)
    await devtools.send("Input.dispatchKeyEvent", { type, key: "GoBack" });
  await devtools.detach();
}

type Press = (arrow: string) => Promise<void>;

/** Walks to an element by arrow keys, or by what else presses an arrow, such as a pad. */
export async function walkTo(
  page: Page,
  target: Locator,
  press: Press = (arrow) => page.keyboard.press(arrow),
): Promise<void> {
  await target.waitFor();
  const been = new Set<string>();
  for (let steps = 0; steps < 80; steps += 1) {
    const ways = await target.evaluate(wayTo);
    if (ways.length === 0) return;
    for (const way of ways) {
      const place = await page.evaluate(placeOfFocus);
      if (been.has(`${place} ${way}`)) continue;
      been.add(`${place} ${way}`);
      await press(way);
      if ((await page.evaluate(placeOfFocus)) !== place) break;
    }
  }
  throw new Error(`Arrow keys do not lead to ${String(target)}.`);
}

/** The arrow keys that lead towards an element, the best first; none once it is reached. */
function wayTo(target: Element): string[] {
  const here = document.activeElement;
  if (here === target || !here) return [];
  const [from, to] = [here.getBoundingClientRect(), target.getBoundingClientRect()];
  const across = to.left + to.right - from.left - from.right < 0 ? "ArrowLeft" : "ArrowRight";
  const along = to.top + to.bottom - from.top - from.bottom < 0 ? "ArrowUp" : "ArrowDown";
  const isInRow = to.top < from.bottom && from.top < to.bottom;
  const ways = isInRow ? [across, along] : [along, across];
  return [...ways, "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"];
}

function placeOfFocus(): string {
  const here = document.activeElement;
  const { left, top } = here?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return [here?.localName, here?.textContent, Math.round(left), Math.round(top + scrollY)].join();
}

function isOnControl(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const here = document.activeElement;
    return here !== null && here !== document.body && here.id !== "main";
  });
}
