import { mkdir } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test as base } from "#world/test-server.ts";
import { givePassword, enterDemo } from "#world/tour/enter-demo.ts";
import { createHouseholdWithoutPlan, useCookies } from "#world/tour/household-without-plan.ts";
import { picturesFolder } from "#world/tour/photograph.ts";
import { type Stop, stops } from "#world/tour/stops.ts";
import { visitBlind, visitLate } from "#world/tour/visit.ts";
import { openWindows } from "#world/tour/windows.ts";

type Tour = Awaited<ReturnType<typeof openWindows>> & {
  addressOf: (stop: Stop) => string;
  withoutPlan: Awaited<ReturnType<typeof createHouseholdWithoutPlan>>;
};

const test = base.extend<object, { tour: Tour }>({
  tour: [
    async ({ browser, server }, use) => {
      await mkdir(picturesFolder, { recursive: true });
      const windows = await openWindows(browser, server.url);
      const ids = await enterDemo(windows.late.page);
      windows.late.takeFaults();
      const addressOf = ({ page, at = page }: Stop) =>
        at.replace(/:(\w+)/, (_, name: string) => ids[name] ?? name);
      const withoutPlan = await createHouseholdWithoutPlan(browser, server.url);
      await use({ ...windows, addressOf, withoutPlan });
      await windows.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

test.use({ ownServer: "tour", meetsIntro: true });

for (const stop of stops)
  test(`${stop.name} doesn't shift, has no layout faults and logs nothing`, async ({ tour }) => {
    // The first stop with films has its pictures drawn.
    test.slow();
    const address = tour.addressOf(stop);
    const contexts = [tour.late, tour.blind].map(({ page }) => page.context());
    const restoreCookies = stop.hasNoPlan ? await useCookies(contexts, tour.withoutPlan) : null;
    if (stop.isLocked) await givePassword(contexts);
    const [late, blind] = await Promise.all([
      visitLate(tour.late, stop, address),
      visitBlind(tour.blind, stop, address),
    ]);
    await restoreCookies?.();
    expect({ late, blind }).toEqual({ late: [], blind: [] });
  });
