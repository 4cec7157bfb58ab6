import { expect, type Page } from "@playwright/test";
import { test as base } from "#world/test-server.ts";
import { expectMovingPictures } from "#world/picture.ts";
import { openDialog } from "#world/tour/dialogs.ts";
import { givePassword, fillDemo } from "#world/tour/fill-demo.ts";
import { foundHousehold, lend } from "#world/tour/newcomer.ts";
import { settle, walkDown } from "#world/tour/settle.ts";
import { type Stop, stops } from "#world/tour/stops.ts";
import { openWindow, type TourWindow } from "#world/tour/windows.ts";
import { beTelevision } from "#world/walk/remote.ts";
import { installPageProbe } from "#world/walk/page-probe.ts";
import { walkByArrows } from "#world/walk/walk-by-arrows.ts";
import { walkByTab } from "#world/walk/walk-by-tab.ts";

type Walks = {
  /** Across the room from a television. */
  remote: TourWindow;
  /** Before a laptop whose mouse is broken. */
  keyboard: TourWindow;
  open: (visitor: TourWindow, stop: Stop) => Promise<void>;
};

/** No page is longer. */
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
      // Where arrows lead is a matter of places, which are the same without a picture: none is drawn.
      remote.pictures.meet("failed");
      const ids = await fillDemo(keyboard.page);
      await beTelevision(remote.page);
      const newcomer = await foundHousehold(browser, baseURL);
      let giveBack: (() => Promise<unknown>) | null = null;
      const open = async (visitor: TourWindow, stop: Stop) => {
        await giveBack?.();
        giveBack = stop.isNewcomers ? await lend(contexts, newcomer) : null;
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
  test(`arrows alone reach all of ${stop.name}, and lose the focus nowhere`, async ({ walks }) => {
    test.slow();
    await walks.open(walks.remote, stop);
    const { controls, unreached, lost } = await walkByArrows(walks.remote.page);
    test.info().annotations.push({ type: stop.name, description: `${controls} controls` });
    expect({ unreached, lost }).toEqual({ unreached: [], lost: [] });
  });

  test(`Tab alone goes over ${stop.name}, and is seen at every stop`, async ({ walks }) => {
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
  // Under what lies over it a page has no more to show.
  else if ((await page.locator("[data-modal]").count()) === 0) await walkDown(page, wholePage);
  if (stop.hasFilm) {
    // Its controls stay while it stands still.
    await expectMovingPictures(page);
    await page.keyboard.press("k");
  }
  await settle(page, { hasPictures: false });
}
