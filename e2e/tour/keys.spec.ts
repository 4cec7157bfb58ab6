import { expect, type Page } from "@playwright/test";
import { test as base } from "#world/test-server.ts";
import { expectMovingPictures } from "#world/picture.ts";
import { openDialog } from "#world/tour/dialogs.ts";
import { givePassword, enterDemo } from "#world/tour/enter-demo.ts";
import { createHouseholdWithoutPlan, useCookies } from "#world/tour/household-without-plan.ts";
import { settle, walkDown } from "#world/tour/settle.ts";
import { type Stop, stops } from "#world/tour/stops.ts";
import { openWindow, type TourWindow } from "#world/tour/windows.ts";
import { beTelevision } from "#world/walk/remote.ts";
import { installPageProbe } from "#world/walk/page-probe.ts";
import { walkByArrows } from "#world/walk/walk-by-arrows.ts";
import { walkByTab } from "#world/walk/walk-by-tab.ts";

type Walks = {
  /** A TV with a remote control. */
  remote: TourWindow;
  /** A laptop with a keyboard only. */
  keyboard: TourWindow;
  open: (visitor: TourWindow, stop: Stop) => Promise<void>;
};

/** Taller than any page, in pixels. */
const wholePage = 20_000;

const test = base.extend<object, { walks: Walks }>({
  walks: [
    async ({ browser, server }, use) => {
      const baseURL = server.url;
      const television = { width: 1920, height: 1080 };
      const remote = await openWindow(browser, { baseURL, viewport: television });
      const keyboard = await openWindow(browser, {
        baseURL,
        viewport: { width: 1440, height: 900 },
      });
      const contexts = [remote, keyboard].map(({ page }) => page.context());
      for (const context of contexts) await installPageProbe(context);
      // Directions depend on layout only, which is the same without pictures: none is drawn.
      remote.pictures.handle("failed");
      const ids = await enterDemo(keyboard.page);
      await beTelevision(remote.page);
      const withoutPlan = await createHouseholdWithoutPlan(browser, baseURL);
      let restoreCookies: (() => Promise<unknown>) | null = null;
      const open = async (visitor: TourWindow, stop: Stop) => {
        await restoreCookies?.();
        restoreCookies = stop.hasNoPlan ? await useCookies(contexts, withoutPlan) : null;
        if (stop.isLocked) await givePassword(contexts);
        const { page, at = page } = stop;
        await openStop(
          visitor.page,
          stop,
          at.replace(/:(\w+)/, (_, id: string) => ids[id] ?? id),
        );
      };
      await use({ remote, keyboard, open });
      for (const context of contexts) await context.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

test.use({ ownServer: "keys", meetsIntro: true });

for (const stop of stops) {
  test(`arrow keys reach every control of ${stop.name}, and never lose the focus`, async ({
    walks,
  }) => {
    test.slow();
    await walks.open(walks.remote, stop);
    const { controls, unreached, lost } = await walkByArrows(walks.remote.page);
    test.info().annotations.push({ type: stop.name, description: `${controls} controls` });
    expect({ unreached, lost }).toEqual({ unreached: [], lost: [] });
  });

  test(`Tab walks over ${stop.name} with a visible focus at every stop`, async ({ walks }) => {
    test.slow();
    await walks.open(walks.keyboard, stop);
    const { page, seenForms } = walks.keyboard;
    const { controls, faults } = await walkByTab(page, seenForms);
    test.info().annotations.push({ type: stop.name, description: `${controls} controls` });
    expect(faults).toEqual([]);
  });
}

async function openStop(page: Page, stop: Stop, address: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(address);
  await settle(page, { hasPictures: false });
  if (stop.dialog) await openDialog(page, stop.dialog);
  // Below an overlay, the page doesn't load any more content.
  else if ((await page.locator("[data-modal]").count()) === 0) await walkDown(page, wholePage);
  if (stop.hasFilm) {
    // The controls of a paused film stay visible.
    await expectMovingPictures(page);
    await page.keyboard.press("k");
  }
  await settle(page, { hasPictures: false });
}
