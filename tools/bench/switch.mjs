import { launchBrowser } from "./browser.mjs";
import { median } from "./compare.mjs";
import { report, section } from "./report.mjs";

const rounds = 10;
const mostMs = 300;
const switchTimeoutMs = 10_000;
const child = { name: "Mia", displayName: "Mia", username: "mia", password: "little-lion" };
/** A page that lists other films for a child than for a parent. */
const path = "/sci-fi";

/**
 * Measures the time from a tap on a profile's tile to its page, in the built app in real Chromium.
 */
export async function benchSwitch(server, chromiumPath) {
  section(`Switching profile (tap to the new profile's page, median of ${rounds})`);
  const browser = await launchBrowser(chromiumPath);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(server.url + path);
    const films = page.getByRole("main").getByRole("listitem");
    await films.first().waitFor();
    const added = await page.request.post(`${server.url}/api/family-profiles`, {
      headers: { "sec-fetch-site": "same-origin" },
      data: { ...child, role: "child", ageGroup: "child" },
    });
    if (!added.ok()) throw new Error(`The second profile was rejected: ${await added.text()}`);
    await page.reload();
    await films.first().waitFor();
    // Switches once before measuring, to see which films each profile has.
    const filmsOfParent = await films.count();
    await switchTo(page, { name: child.displayName, films: null });
    await page.waitForTimeout(2000);
    const ofChild = { name: child.displayName, films: await films.count() };
    if (ofChild.films >= filmsOfParent)
      throw new Error("The child's page lists the same films as the parent's.");

    const timesMs = [];
    for (let round = 0; round < rounds; round += 1) {
      await becomeParent(page, server.url);
      await films.first().waitFor();
      timesMs.push(await switchTo(page, ofChild));
      await page.waitForTimeout(500);
    }
    const ms = median(timesMs);
    const figures = `${ms.toFixed(0)} ms, ${Math.max(...timesMs).toFixed(0)} at worst`;
    report(`tile to ${path} of the other profile`, figures, `≤ ${mostMs} ms`, ms <= mostMs);
  } finally {
    await browser.close();
  }
}

/** Returns to the parent's profile, which needs a password after a child's. Not measured. */
async function becomeParent(page, url) {
  const family = await (await page.request.get(`${url}/api/family-profiles`)).json();
  const { id } = family.find(({ role }) => role === "parent");
  const response = await page.request.post(`${url}/api/family-profiles/${id}/choose`, {
    headers: { "sec-fetch-site": "same-origin" },
    data: { password: "golden-lion" },
  });
  if (!response.ok())
    throw new Error(`The parent's profile was rejected: ${await response.text()}`);
  await page.reload();
}

/** Ms from the tap to the frame that shows the profile's page, with its films and no others. */
async function switchTo(page, who) {
  await page.getByRole("button", { name: /profile menu$/i }).click();
  await page.getByRole("button", { name: "Switch profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Who’s watching?" });
  const tile = dialog.getByRole("button", { name: new RegExp(`^${who.name}`) });
  await tile.waitFor();
  await page.waitForTimeout(500);
  return tile.evaluate(
    async (element, { name, films, timeoutMs }) => {
      const isThere = () =>
        document.querySelector("[role='dialog'], dialog[open]") === null &&
        document.querySelector(`[aria-label$="${name}: profile menu"]`) !== null &&
        (films === null || document.querySelectorAll("main li").length === films);
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const tapped = performance.now();
      element.click();
      while (!isThere()) {
        await frame();
        if (performance.now() - tapped > timeoutMs)
          throw new Error(`The page of ${name} did not appear.`);
      }
      await frame();
      return performance.now() - tapped;
    },
    { ...who, timeoutMs: switchTimeoutMs },
  );
}
