import { mkdir } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test as base } from "#world/test-server.ts";
import { givePassword, fillDemo } from "#world/tour/fill-demo.ts";
import { foundHousehold, lend } from "#world/tour/newcomer.ts";
import { picturesFolder } from "#world/tour/photograph.ts";
import { type Stop, stops } from "#world/tour/stops.ts";
import { visitBlind, visitLate } from "#world/tour/visit.ts";
import { openWindows } from "#world/tour/windows.ts";

type Tour = Awaited<ReturnType<typeof openWindows>> & {
  addressOf: (stop: Stop) => string;
  newcomer: Awaited<ReturnType<typeof foundHousehold>>;
};

const test = base.extend<object, { tour: Tour }>({
  tour: [
    async ({ browser, server }, use) => {
      await mkdir(picturesFolder, { recursive: true });
      const windows = await openWindows(browser, server.url);
      const ids = await fillDemo(windows.late.page);
      windows.late.takeFaults();
      const addressOf = ({ page, at = page }: Stop) =>
        at.replace(/:(\w+)/, (_, name: string) => ids[name] ?? name);
      const newcomer = await foundHousehold(browser, server.url);
      await use({ ...windows, addressOf, newcomer });
      await windows.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

test.use({ ownServer: "tour", meetsIntro: true });

for (const stop of stops)
  test(`${stop.name} holds still, stands upright and says nothing`, async ({ tour }) => {
    // The first to show a film has its pictures drawn.
    test.slow();
    const address = tour.addressOf(stop);
    const contexts = [tour.late, tour.blind].map(({ page }) => page.context());
    const giveBack = stop.isNewcomers ? await lend(contexts, tour.newcomer) : null;
    if (stop.isLocked) await givePassword(contexts);
    const [late, blind] = await Promise.all([
      visitLate(tour.late, stop, address),
      visitBlind(tour.blind, stop, address),
    ]);
    await giveBack?.();
    expect({ late, blind }).toEqual({ late: [], blind: [] });
  });
