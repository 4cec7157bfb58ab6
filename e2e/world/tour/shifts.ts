import type { BrowserContext, Page } from "@playwright/test";

type Shift = { value: number; atMs: number; nodes: string[] };
type Watched = Window & { goldmaneShifts?: Shift[] };
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/** Records the layout shifts without recent input in every later page of the context. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    (window as Watched).goldmaneShifts = shifts;
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : "?";
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            atMs: entry.startTime,
            nodes: entry.sources.map(({ node }) => nameOf(node)),
          });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * The page's cumulative layout shift since an instant of its clock, and the elements that moved
 * most. As https://web.dev/articles/cls defines it: the worst window of shifts with less than a
 * second between them, of five seconds at most.
 */
export async function readShifts(
  page: Page,
  sinceMs = 0,
): Promise<{ cls: number; worst: string[] }> {
  const all = await page.evaluate(() => (window as Watched).goldmaneShifts ?? []);
  const shifts = all.filter(({ atMs }) => atMs >= sinceMs);
  let cls = 0;
  let run = { sum: 0, from: 0, to: 0 };
  for (const { value, atMs } of shifts) {
    const goesOn = atMs - run.to < 1_000 && atMs - run.from < 5_000;
    run = goesOn
      ? { ...run, sum: run.sum + value, to: atMs }
      : { sum: value, from: atMs, to: atMs };
    cls = Math.max(cls, run.sum);
  }
  const worst = shifts.toSorted((a, b) => b.value - a.value)[0];
  return { cls, worst: worst?.nodes ?? [] };
}
