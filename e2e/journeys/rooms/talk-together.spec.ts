import { expect, type Page } from "@playwright/test";
import { findBarriers } from "#world/barriers.ts";
import { test } from "#world/house.ts";
import { openParty, openSecondSofa } from "#world/party.ts";

const talk = { name: "Talk together" };

test.use({
  ownHouse: "talk",
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--autoplay-policy=no-user-gesture-required",
      // A microphone into which somebody beeps, and which nobody has to allow.
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
    ],
  },
});

test("who holds the key is heard on the other sofa, and the film makes way", async ({
  page,
  browser,
  house,
}) => {
  await page.goto("/party-zone");
  const sofa = await openSecondSofa(page, browser, house.url);
  const code = await openParty(page, house.url, "my-shadow-stays-up-late");
  for (const each of [page, sofa]) {
    await keepConnections(each);
    await each.goto(`/party-zone/${code}`);
  }
  await page.getByRole("button", { name: "Start the film" }).click();
  for (const each of [page, sofa]) await each.getByRole("button", talk).click();
  for (const each of [page, sofa]) await expect.poll(() => statesOf(each)).toEqual(["connected"]);
  await expect(sofa.getByRole("button", { name: /^Marigold: .*talking/ })).toBeVisible();
  expect(await findBarriers(sofa)).toEqual([]);

  // Nobody holds anything: nothing is heard, and the film is as loud as it was.
  expect(await energyOfASecond(sofa)).toBeLessThan(1e-6);
  expect(await volumeOf(sofa)).toBe(1);

  await page.keyboard.down("t");
  await expect(page.getByRole("button", { name: "The others hear you" })).toBeVisible();
  await expect.poll(() => energyOfASecond(sofa)).toBeGreaterThan(1e-4);
  await expect.poll(() => volumeOf(sofa)).toBeLessThan(0.5);
  await expect.poll(() => loudestOf(sofa)).toBeGreaterThan(0.2);
  await page.keyboard.up("t");
  await expect.poll(() => energyOfASecond(sofa)).toBeLessThan(1e-6);
  await expect.poll(() => volumeOf(sofa)).toBe(1);

  // Whom one would rather not hear is quiet, and the film stays loud.
  await sofa.getByRole("button", { name: /^Marigold: / }).click();
  await sofa.getByRole("switch", { name: "Hear Marigold" }).click();
  await sofa.keyboard.press("Escape");
  await page.getByRole("switch", { name: "Open microphone" }).click();
  await expect.poll(() => loudestOf(page)).toBeGreaterThan(0.2);
  expect(await energyOfASecond(sofa)).toBeLessThan(1e-6);
  expect(await volumeOf(sofa)).toBe(1);

  for (const each of [page, sofa]) await each.getByRole("button", { name: "Hang up" }).click();
  for (const each of [page, sofa]) await expect.poll(() => statesOf(each)).toEqual(["closed"]);
  await expect(sofa.getByRole("button", { name: /^Marigold: .*talking/ })).toHaveCount(0);
  await sofa.context().close();
});

test("without a microphone one is told why, and can listen", async ({ page, house }) => {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    devices.getUserMedia = () => Promise.reject(new DOMException("None.", "NotFoundError"));
  });
  await page.goto("/party-zone");
  const code = await openParty(page, house.url, "my-shadow-stays-up-late");
  await page.goto(`/party-zone/${code}`);
  await page.getByRole("button", talk).click();
  await expect(page.getByRole("alert")).toContainText("No microphone was found.");
  await page.getByRole("button", { name: "Only listen" }).click();
  await expect(page.getByText("You are listening.")).toBeVisible();
  await page.getByRole("button", { name: "Hang up" }).click();
  await expect(page.getByRole("button", talk)).toBeVisible();
});

type Kept = { connections: RTCPeerConnection[] };

/** From now on the page keeps its connections where a test can ask them. */
async function keepConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: RTCPeerConnection[] = [];
    Object.assign(window, { connections: kept });
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(...how: ConstructorParameters<typeof RTCPeerConnection>) {
        super(...how);
        kept.push(this);
      }
    };
  });
}

function statesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { connections } = window as unknown as Kept;
    return connections.map(({ connectionState }) => connectionState);
  });
}

/** What comes in within a second, as WebRTC counts it (webrtc-stats, totalAudioEnergy). */
function energyOfASecond(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { connections } = window as unknown as Kept;
    const energy = async () => {
      let sum = 0;
      for (const connection of connections)
        for (const stats of (await connection.getStats()).values())
          if (stats.type === "inbound-rtp") sum += stats.totalAudioEnergy;
      return sum;
    };
    const before = await energy();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return (await energy()) - before;
  });
}

function volumeOf(page: Page): Promise<number | undefined> {
  return page.evaluate(() => document.querySelector("video")?.volume);
}

/** How full the fullest meter gets within a second. */
function loudestOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let loudest = 0;
    for (let look = 0; look < 20; look += 1) {
      for (const meter of document.querySelectorAll<HTMLElement>("[data-meter]"))
        loudest = Math.max(loudest, Number(meter.style.getPropertyValue("--level")));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return loudest;
  });
}
