import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { holdPictures, type Pictures } from "./pictures.ts";
import { watchShifts } from "./shifts.ts";

/** A window of the tour, and its errors since they were last read. */
export type TourWindow = {
  page: Page;
  pictures: Pictures;
  /** The states of a page's parts that axe has checked. */
  seenForms: Set<string>;
  takeFaults(): string[];
};

export const phone = { width: 390, height: 844 };

/**
 * Console messages to expect without a service worker, on a slow machine, from screenshots, and
 * from the tour's unusually many visits in a minute.
 */
const expected =
  /service worker|preloaded using link preload but not used|GPU stall due to ReadPixels|429.*\/api\/analytics\/performance/i;
/** Console messages about images that fail on purpose. */
const unseen = /ERR_FAILED/;

/** Opens two windows: in one, pictures load late; in the other, they never load. */
export async function openWindows(browser: Browser, baseURL: string) {
  const late = await openWindow(browser, { baseURL }, expected);
  const known = new RegExp(`${expected.source}|${unseen.source}`, "i");
  const blind = await openWindow(browser, { baseURL, viewport: phone }, known);
  const close = async () => {
    await late.page.context().close();
    await blind.page.context().close();
  };
  return { late, blind, close };
}

/**
 * Each window has its own context: of two pages in one window, only the active one renders at full
 * rate.
 */
export async function openWindow(
  browser: Browser,
  options: BrowserContextOptions,
  known = expected,
): Promise<TourWindow> {
  const context = await browser.newContext({
    ...options,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await watchShifts(context);
  const page = await context.newPage();
  const pictures = await holdPictures(page);
  return { page, pictures, seenForms: new Set(), takeFaults: gatherFaults(page, known) };
}

/** Console errors and warnings, uncaught exceptions, and rejected requests. */
function gatherFaults(page: Page, known: RegExp): () => string[] {
  const faults: string[] = [];
  const add = (fault: string) => {
    if (!known.test(fault)) faults.push(fault);
  };
  page.on("pageerror", (error) => add(`not caught: ${String(error)}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      add(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("response", (answer) => {
    if (answer.status() >= 400) add(`${answer.status()}: ${answer.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The browser aborts the pending requests of a page that is left.
    if (reason !== "net::ERR_ABORTED") add(`${reason}: ${request.url()}`);
  });
  return () => faults.splice(0);
}
