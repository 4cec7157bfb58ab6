import type { Browser, Page } from "@playwright/test";

const jasper = {
  name: "Jasper Gold",
  displayName: "Jasper",
  username: "jasper",
  password: "silver-fox-9",
  role: "adult",
  ageGroup: "adult",
};

/** A second browser of the same household, signed in as another grown-up. */
export async function openSecondHousehold(
  page: Page,
  browser: Browser,
  baseURL: string,
): Promise<Page> {
  const headers = { "sec-fetch-site": "same-origin" };
  const post = (where: Page, path: string, data: object) =>
    where.request.post(baseURL + path, { headers, data });
  await post(page, "/api/family-profiles", jasper);
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  const { username, password } = jasper;
  await post(other, "/api/family-profiles/login", { username, password });
  return other;
}

/** Opens a party with a film first in its queue, and returns its code. */
export async function openParty(page: Page, baseURL: string, titleId: string): Promise<string> {
  const answer = await page.request.post(`${baseURL}/api/parties`, {
    headers: { "sec-fetch-site": "same-origin" },
    data: { titleId },
  });
  return (await answer.json()).code;
}

/** How far apart the positions of two films are, in seconds, one value per sample. */
export async function spreadsOf(
  pages: readonly [Page, Page],
  { times, everyMs }: { times: number; everyMs: number },
): Promise<number[]> {
  const spreads: number[] = [];
  for (let time = 0; time < times; time += 1) {
    // The pages share the machine's clock, which corrects for the time between both readings.
    const [one, other] = await Promise.all(
      pages.map((page) =>
        page.evaluate(() => {
          const video = document.querySelector("video");
          const at = performance.timeOrigin + performance.now();
          const rate = video && !video.paused ? video.playbackRate : 0;
          return { at, rate, position: video?.currentTime ?? Number.NaN };
        }),
      ),
    );
    if (one && other) {
      const moved = ((other.at - one.at) / 1000) * one.rate;
      spreads.push(Math.abs(one.position + moved - other.position));
    }
    await pages[0].waitForTimeout(everyMs);
  }
  return spreads;
}
