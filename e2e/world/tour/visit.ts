import type { Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { expectMovingPictures } from "#world/picture.ts";
import { openDialog } from "./dialogs.ts";
import { findNewForms } from "./forms.ts";
import { findBrokenPictures, findMotion, findSideways } from "./layout.ts";
import { mostDepth, photograph } from "./photograph.ts";
import { settle, walkDown } from "./settle.ts";
import { readShifts } from "./shifts.ts";
import type { Stop } from "./stops.ts";
import { phone, type TourWindow } from "./windows.ts";

/** Maximum cumulative layout shift; https://web.dev/articles/cls calls it good up to this value. */
const mostShift = 0.1;
/** Maximum shift while pictures load, since their boxes are reserved. */
const mostShiftByPictures = 0.005;

const television = { width: 1920, height: 1080 };
const laptop = { width: 1440, height: 900 };
const small = { width: 1280, height: 720 };
const tablet = { width: 768, height: 1024 };
const narrow = { width: 320, height: 568 };
const photographed = new Set([television, laptop, phone]);

/**
 * Opens a stop whose images load after everything else, checks it at every width and takes a
 * screenshot. Returns its faults.
 */
export async function visitLate(visitor: TourWindow, stop: Stop, address: string) {
  const { page, seenForms } = visitor;
  const faults: string[] = [];
  const add = (what: string, found: readonly unknown[]) =>
    faults.push(...found.map((one) => `${what}: ${JSON.stringify(one)}`));

  // From the widest on, since larger pictures also serve smaller widths.
  await page.setViewportSize(television);
  await load(visitor, address);
  add("opened", await meetPictures(visitor, "sent"));
  add("moved", await findShifts(page, mostShift));
  if (stop.dialog) await openDialog(page, stop.dialog);
  else await walkDown(page, mostDepth);
  if (stop.hasFilm) await expectMovingPictures(page);
  add("then", await settle(page, { hasPictures: true }));
  add("moves on", await findMotion(page));
  await findNewForms(page, seenForms);
  add("barrier", await findAccessibilityIssues(page));
  for (const size of [television, laptop, small, tablet, phone, narrow]) {
    await page.setViewportSize(size);
    add(`at ${size.width}`, await findSideways(page));
    if (!photographed.has(size)) continue;
    const forms = await findNewForms(page, seenForms);
    if (forms.length > 0)
      add(`barrier at ${size.width}`, await findAccessibilityIssues(page, forms));
    await photograph(page, stop.name);
  }
  add("said", takeSaid(visitor, stop));
  return faults;
}

/** Opens a stop where every image fails to load. Returns its faults. */
export async function visitBlind(visitor: TourWindow, stop: Stop, address: string) {
  const { page } = visitor;
  await go(visitor, address);
  const faults = await meetPictures(visitor, "failed");
  if (stop.dialog) await openDialog(page, stop.dialog);
  const broken = await findBrokenPictures(page);
  faults.push(...broken.map((one) => `broken: ${one}`));
  faults.push(...takeSaid(visitor, stop).map((one) => `said: ${one}`));
  return faults;
}

function takeSaid(visitor: TourWindow, { isRefused }: Stop): string[] {
  return visitor.takeFaults().filter((one) => !isRefused || !one.includes("404"));
}

/** Lets the pending pictures load or fail. Returns what moves, or never settles. */
async function meetPictures({ page, pictures }: TourWindow, handling: "sent" | "failed") {
  const faults = await settle(page, { hasPictures: false });
  const since = await page.evaluate(() => performance.now());
  pictures.handle(handling);
  faults.push(...(await settle(page, { hasPictures: true })));
  faults.push(...(await findShifts(page, mostShiftByPictures, since)));
  return faults;
}

/** Loads an address from scratch, even if only its hash differs from the current one. */
async function load({ page, pictures, ...visitor }: TourWindow, address: string): Promise<void> {
  await page.goto("about:blank");
  // Discards the faults of the page before, such as the rejected requests of a film that was left.
  visitor.takeFaults();
  pictures.handle("held");
  // Pending pictures delay the load event.
  await page.goto(address, { waitUntil: "domcontentloaded" });
}

/** Navigates by client-side routing unless the page is already open. */
async function go(visitor: TourWindow, address: string): Promise<void> {
  visitor.pictures.handle("held");
  const isThere = await visitor.page.evaluate((next) => {
    if (!document.querySelector("main#main") || document.querySelector("#landing")) return false;
    // An open dialog could stay open over the next page.
    if (document.querySelector("[role='dialog'], dialog[open]")) return false;
    if (new URL(next, location.href).pathname === location.pathname) return false;
    history.pushState(null, "", next);
    return true;
  }, address);
  if (!isThere) await load(visitor, address);
}

async function findShifts(page: Page, most: number, sinceMs?: number): Promise<string[]> {
  const { cls, worst } = await readShifts(page, sinceMs);
  return cls > most ? [`${cls.toFixed(3)}, most of all ${worst.join(", ")}`] : [];
}
