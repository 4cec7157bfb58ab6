import { chromium } from "playwright-core";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=no-user-gesture-required",
];

/** 1.6 Mb/s down, 150 ms: what Chrome calls slow 4G. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const openNetwork = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

export function launchBrowser(executablePath) {
  return chromium.launch({ executablePath, args: flags });
}

/**
 * Throttles a page's network, and its processor by a factor; null turns the network throttling off.
 */
export async function throttle(page, network, slowdown = 1) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network ?? openNetwork);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}
