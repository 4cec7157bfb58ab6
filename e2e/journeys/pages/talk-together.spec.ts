import { expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test } from "#world/test-server.ts";
import { openParty, openSecondHousehold } from "#world/party.ts";

const talk = { name: "Voice chat" };

test.use({
  ownServer: "talk",
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--autoplay-policy=no-user-gesture-required",
      // Chromium's fake microphone plays beeps and needs no permission.
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
    ],
  },
});

test("carries a speaker's voice to the other device, and lowers the film meanwhile", async ({
  page,
  browser,
  server,
}) => {
  await page.goto("/party-zone");
  const other = await openSecondHousehold(page, browser, server.url);
  const code = await openParty(page, server.url, "my-shadow-stays-up-late");
  for (const each of [page, other]) {
    await keepConnections(each);
    await each.goto(`/party-zone/${code}`);
  }
  await page.getByRole("button", { name: "Start film" }).click();
  for (const each of [page, other]) await each.getByRole("button", talk).click();
  for (const each of [page, other]) await expect.poll(() => statesOf(each)).toEqual(["connected"]);
  await expect(other.getByRole("button", { name: /^Marigold: .*talking/ })).toBeVisible();
  expect(await findAccessibilityIssues(other)).toEqual([]);

  // With no key held, no voice is sent, and the film is at full volume.
  expect(await energyOfASecond(other)).toBeLessThan(1e-6);
  expect(await volumeOf(other)).toBe(1);

  await page.keyboard.down("t");
  await expect(page.getByRole("button", { name: "Everyone can hear you" })).toBeVisible();
  await expect.poll(() => energyOfASecond(other)).toBeGreaterThan(1e-4);
  await expect.poll(() => volumeOf(other)).toBeLessThan(0.5);
  await expect.poll(() => loudestOf(other)).toBeGreaterThan(0.2);
  await page.keyboard.up("t");
  await expect.poll(() => energyOfASecond(other)).toBeLessThan(1e-6);
  await expect.poll(() => volumeOf(other)).toBe(1);

  // Muting a participant silences that participant and leaves the film at full volume.
  await other.getByRole("button", { name: /^Marigold: / }).click();
  await other.getByRole("switch", { name: "Hear Marigold" }).click();
  await other.keyboard.press("Escape");
  await page.getByRole("switch", { name: "Keep microphone on" }).click();
  await expect.poll(() => loudestOf(page)).toBeGreaterThan(0.2);
  expect(await energyOfASecond(other)).toBeLessThan(1e-6);
  expect(await volumeOf(other)).toBe(1);

  for (const each of [page, other])
    await each.getByRole("button", { name: "Leave voice chat" }).click();
  for (const each of [page, other]) await expect.poll(() => statesOf(each)).toEqual(["closed"]);
  await expect(other.getByRole("button", { name: /^Marigold: .*talking/ })).toHaveCount(0);
  await other.context().close();
});

test("explains a missing microphone and still lets the participant listen", async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    devices.getUserMedia = () => Promise.reject(new DOMException("None.", "NotFoundError"));
  });
  await page.goto("/party-zone");
  const code = await openParty(page, server.url, "my-shadow-stays-up-late");
  await page.goto(`/party-zone/${code}`);
  await page.getByRole("button", talk).click();
  await expect(page.getByRole("alert")).toContainText("No microphone found.");
  await page.getByRole("button", { name: "Just listen" }).click();
  await expect(page.getByText("You’re listening.")).toBeVisible();
  await page.getByRole("button", { name: "Leave voice chat" }).click();
  await expect(page.getByRole("button", talk)).toBeVisible();
});

type WindowWithConnections = { connections: RTCPeerConnection[] };

/** Exposes the page's later connections to the test. */
async function keepConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: RTCPeerConnection[] = [];
    Object.assign(window, { connections: opened });
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(...args: ConstructorParameters<typeof RTCPeerConnection>) {
        super(...args);
        opened.push(this);
      }
    };
  });
}

function statesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { connections } = window as unknown as WindowWithConnections;
    return connections.map(({ connectionState }) => connectionState);
  });
}

/** Returns the audio energy received within a second (`totalAudioEnergy` in webrtc-stats). */
function energyOfASecond(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { connections } = window as unknown as WindowWithConnections;
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

/** The highest level of any meter within a second. */
function loudestOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let loudest = 0;
    for (let i = 0; i < 20; i += 1) {
      for (const meter of document.querySelectorAll<HTMLElement>("[data-meter]"))
        loudest = Math.max(loudest, Number(meter.style.getPropertyValue("--level")));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return loudest;
  });
}
