import type { Page } from "@playwright/test";
import { findFaintRing } from "./focus-ring.ts";
import type { PageProbe } from "./page-probe.ts";

type TabWalk = { controls: number; faults: string[] };
type Walked = typeof globalThis & { goldmaneProbe: PageProbe; goldmaneStops: Set<Element> };

/** Upper limit, in case a page never ends. */
const mostStops = 600;

type Stop = {
  kind: "new" | "within" | "again" | "end";
  name: string;
  why: string | null;
  /** The control's appearance: the focus ring is measured once for each. */
  look: string;
};

/**
 * Walks through a page with the Tab key alone, from its top or from where an overlay put the focus,
 * until the focus leaves the page or starts over. Measures the focus ring of each appearance once.
 */
export async function walkByTab(page: Page, seenLooks: Set<string>): Promise<TabWalk> {
  const isOver = await page.evaluate(beginAtTop);
  // The landing page and dialogs have no navigation bar to skip.
  const hasBar = !isOver && (await page.locator("#landing").count()) === 0;
  const faults: string[] = [];
  // After opening by pointer, the focus ring is hidden until a key is pressed.
  for (const key of isOver ? ["Tab", "Shift+Tab"] : []) await page.keyboard.press(key);
  let stops = 0;
  for (; stops < mostStops; stops += 1) {
    if (stops > 0 || !isOver) await page.keyboard.press("Tab");
    const stop = await page.evaluate(lookAtFocus);
    if (stop.kind === "end") break;
    if (stop.kind === "within") continue;
    if (stop.kind === "again") {
      if (!isOver) faults.push(`Tab comes back to ${stop.name}`);
      break;
    }
    if (stops === 0 && hasBar && !stop.name.startsWith("a Skip to"))
      faults.push(`${stop.name} comes before the way past the bar`);
    if (stop.why) faults.push(`${stop.name} has the focus and ${stop.why}`);
    if (stop.why || seenLooks.has(stop.look)) continue;
    seenLooks.add(stop.look);
    const faint = await findFaintRing(page);
    if (faint) faults.push(`${stop.name} ${faint} (${stop.look})`);
  }
  faults.push(...(await page.evaluate(findPassedOver)));
  return { controls: stops, faults };
}

/** Whether an overlay covers the page and traps the focus. */
function beginAtTop(): boolean {
  const walked = globalThis as Walked;
  walked.goldmaneStops = new Set();
  const { activeElement: here, body } = document;
  if (here?.closest("[data-modal]") || document.querySelector(":popover-open")) return true;
  scrollTo({ top: 0 });
  body.tabIndex = -1;
  body.focus();
  body.removeAttribute("tabindex");
  return false;
}

async function lookAtFocus(): Promise<Stop> {
  const { goldmaneProbe: probe, goldmaneStops: stops } = globalThis as Walked;
  const here = document.activeElement;
  // Tab left the page, and may start over at its top.
  const [first] = stops;
  if (!here || here === document.body || here === document.documentElement || here === first)
    return { kind: "end", name: "", why: null, look: "" };
  const name = probe.nameOf(here);
  // A date input has separate stops for day, month and year.
  const isWithin = here === [...stops].at(-1) && here.matches("[type='date'], [type='time']");
  if (isWithin) return { kind: "within", name, why: null, look: "" };
  if (stops.has(here)) return { kind: "again", name, why: null, look: "" };
  stops.add(here);
  const describe = (element: Element | null) =>
    element ? `${element.localName}.${element.getAttribute("class") ?? ""}` : "";
  const look = [here, here.parentElement, here.closest("li, section, header")].map(describe);
  return { kind: "new", name, why: await probe.findWhyUnseen(here), look: look.join(" < ") };
}

/** Lists the controls that Tab skips, except those that the arrow keys of a visited row reach. */
function findPassedOver(): string[] {
  const { goldmaneProbe: probe, goldmaneStops: stops } = globalThis as Walked;
  const rows = "ul, ol, fieldset, [role='tablist'], [role='menu'], [role='radiogroup'], table";
  const isOver = document.querySelector("[data-modal], :popover-open");
  const faults: string[] = [];
  for (const one of probe.controls()) {
    if (one.tabIndex > 0) faults.push(`${probe.nameOf(one)} stands out of the order`);
    if (stops.has(one) || (isOver && !isOver.contains(one))) continue;
    const row = one.closest(rows);
    const isOfRow =
      row !== null && one.tabIndex < 0 && [...stops].some((stop) => row.contains(stop));
    if (!isOfRow) faults.push(`Tab passes over ${probe.nameOf(one)}`);
  }
  return faults;
}
