import type { Page } from "@playwright/test";
import type { PageProbe } from "./page-probe.ts";

type Walked = typeof globalThis & { goldmaneProbe: PageProbe };

type ArrowWalk = {
  /** Number of controls, and those that no arrow key leads to. */
  controls: number;
  unreached: string[];
  /** Places where the focus was lost or moved out of view, with the keys that led there. */
  lost: string[];
};

/**
 * Walks over a page by arrow keys until every control was reached or no key leads to a new one:
 * always towards the nearest control that is left. Keys are dispatched within the page, as game pad
 * input is, so that presses wait for the page.
 */
export function walkByArrows(page: Page): Promise<ArrowWalk> {
  return page.evaluate(async () => {
    const { goldmaneProbe: probe } = globalThis as Walked;
    const keys = ["ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"];
    /** Presses after which a long text or a slider is left at the latest. */
    const mostTries = 40;
    /** Upper limit, in case a page never ends. */
    const mostWays = 3_000;

    type Place = { element: HTMLElement; top: number; untried: string[] };
    /** A place, and its distance to the target on each axis. */
    type Ranked = { place: Place; across: number; along: number };
    const places = new Map<Element, Place>();
    const reachedKeys = new Map<string, Element>();
    const left = new Set<Element>(probe.controls());
    const lost = new Set<string>();
    let waiting: Place[] = [];

    const known = new Map<Element, string>();
    const keyOf = (one: Element) => {
      const key = known.get(one) ?? probe.keyOf(one);
      known.set(one, key);
      return key;
    };
    const isReached = (one: Element) =>
      // A control that was rendered again counts as the same control.
      places.has(one) || reachedKeys.get(keyOf(one))?.isConnected === false;
    const isDone = () => {
      for (const one of left) if (!one.isConnected || isReached(one)) left.delete(one);
      if (left.size > 0) return false;
      for (const one of probe.controls()) if (!isReached(one)) left.add(one);
      return left.size === 0;
    };
    const press = async (key: string) => {
      const kind = { key, code: key, bubbles: true, cancelable: true };
      const target = document.activeElement ?? document.body;
      const isFree = target.dispatchEvent(new KeyboardEvent("keydown", kind));
      // A handler that consumes the key may move the focus a moment later.
      await (isFree ? Promise.resolve() : new Promise((done) => setTimeout(done)));
      return isFree;
    };
    const arrive = async (way: string) => {
      const here = document.activeElement;
      if (!(here instanceof HTMLElement) || here === document.body) {
        lost.add(`${way} to nothing`);
        return;
      }
      if (here.id === "main" || places.has(here)) return;
      // A control that was rendered again keeps the directions it has not tried.
      const before = places.get(reachedKeys.get(keyOf(here)) ?? here);
      const untried = before?.element.isConnected === false ? before.untried : [...keys];
      const place = { element: here, top: scrollY, untried };
      places.set(here, place);
      reachedKeys.set(keyOf(here), here);
      waiting.push(place);
      const why = await probe.findWhyUnseen(here);
      if (why) lost.add(`${way} to ${probe.nameOf(here)}, which ${why}`);
    };
    /**
     * Presses a key until the focus is on another control, while the key scrolls or changes a
     * value.
     */
    const go = async (key: string) => {
      const from = document.activeElement;
      for (let tries = 0; tries < mostTries; tries += 1) {
        const isFree = await press(key);
        const here = document.activeElement;
        if (here !== from && here?.id !== "main") return true;
        if (isFree) return here !== from;
      }
      return false;
    };

    const centreOf = (one: Element) => {
      const { left: x, top: y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    /**
     * Returns the place with untried directions that is nearest to an unreached control, its
     * directions sorted by how well they point there.
     */
    const findNearest = () => {
      const [target] = left;
      const goal = target ? centreOf(target) : { x: 0, y: 0 };
      waiting = waiting.filter(({ untried, element }) => untried.length > 0 && element.isConnected);
      const open = waiting.filter(({ element }) => !element.closest("[inert]"));
      const ranked = open.map((place) => {
        const { x, y } = centreOf(place.element);
        return { place, across: goal.x - x, along: goal.y - y };
      });
      const reach = ({ across, along }: Ranked) => Math.hypot(across, along);
      const nearest = ranked.reduce<Ranked | undefined>(
        (best, one) => (best && reach(best) <= reach(one) ? best : one),
        undefined,
      );
      if (!nearest) return undefined;
      const { place, across, along } = nearest;
      const gain: Record<string, number> = {
        ArrowDown: along,
        ArrowUp: -along,
        ArrowRight: across,
        ArrowLeft: -across,
      };
      place.untried.sort((a, b) => (gain[b] ?? 0) - (gain[a] ?? 0));
      return place;
    };

    // Presses come faster than animations, so they are turned off.
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync("*, ::before, ::after { transition: none !important; }");
    document.adoptedStyleSheets.push(atOnce);

    if (probe.controls().some((one) => one === document.activeElement)) await arrive("first");
    else if (await go("ArrowDown")) await arrive("first");
    for (let ways = 0; ways < mostWays && !isDone(); ways += 1) {
      const place = findNearest();
      const key = place?.untried.shift();
      if (!place || !key) break;
      if (place.element !== document.activeElement) {
        scrollTo({ top: place.top });
        place.element.scrollIntoView({ block: "nearest", inline: "nearest" });
        place.element.focus({ preventScroll: true });
      }
      if (await go(key)) await arrive(`${key} from ${probe.nameOf(place.element)}`);
    }
    const all = probe.controls();
    const unreached = all.filter((one) => !isReached(one)).map((one) => probe.nameOf(one));
    return { controls: all.length, unreached, lost: [...lost] };
  });
}
