import { mkdir } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test as base } from "#world/house.ts";
import { liveIn } from "#world/tour/house-for-tour.ts";
import { picturesFolder } from "#world/tour/photograph.ts";
import { type Stop, stops } from "#world/tour/stops.ts";
import { visitBlind, visitLate } from "#world/tour/visit.ts";
import { openWindows } from "#world/tour/windows.ts";

type Tour = Awaited<ReturnType<typeof openWindows>> & { addressOf: (stop: Stop) => string };

const test = base.extend<object, { tour: Tour }>({
  tour: [
    async ({ browser, house }, use) => {
      await mkdir(picturesFolder, { recursive: true });
      const windows = await openWindows(browser, house.url);
      const ids = await liveIn(windows.late.page);
      windows.late.takeFaults();
      const addressOf = ({ page, at = page }: Stop) =>
        at.replace(/:(\w+)/, (_, name: string) => ids[name] ?? name);
      await use({ ...windows, addressOf });
      await windows.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

test.use({ ownHouse: "tour", meetsIntro: true });

for (const stop of stops)
  test(`${stop.name} holds still, stands upright and says nothing`, async ({ tour }) => {
    // The first to show a film has its pictures drawn.
    test.slow();
    const address = tour.addressOf(stop);
    const [late, blind] = await Promise.all([
      visitLate(tour.late, stop, address),
      visitBlind(tour.blind, stop, address),
    ]);
    expect({ late, blind }).toEqual({ late: [], blind: [] });
  });
