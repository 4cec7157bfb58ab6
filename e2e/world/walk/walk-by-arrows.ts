import type { Page } from "@playwright/test";
import type { Sight } from "./sight.ts";

type Walked = typeof globalThis & { goldmaneSight: Sight };

type ArrowWalk = {
  /** How many controls there are, and which of them no arrow leads to. */
  controls: number;
  unreached: string[];
  /** Where the focus went to nothing or out of sight, and how it got there. */
  lost: string[];
};

/**
 * Walks over a page by arrows from where the focus is, or first falls, until every control was reached
 * or no arrow leads to a new one; where a way ends it goes on from a control that it came by. Keys are
 * pressed as a game pad's are, within the page: a press takes as long as the page takes.
 */
export function walkByArrows(page: Page): Promise<ArrowWalk> {
  return page.evaluate(async () => {
    const { goldmaneSight: sight } = globalThis as Walked;
    const keys = ["ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"];
    /** A long text, or a slider, is left after so many presses at the latest. */
    const mostTries = 40;
    /** More would mean that a page never ends. */
    const mostWays = 3_000;

    type Place = { element: HTMLElement; top: number; untried: string[] };
    const places = new Map<Element, Place>();
    const reachedKeys = new Map<string, Element>();
    const left = new Set<Element>(sight.controls());
    const lost = new Set<string>();
    const waiting: Place[] = [];

    const isReached = (one: Element) =>
      // Drawn anew it is the same.
      places.has(one) || reachedKeys.get(sight.keyOf(one))?.isConnected === false;
    const isDone = () => {
      if (left.size > 0) return false;
      for (const one of sight.controls()) if (!isReached(one)) left.add(one);
      return left.size === 0;
    };
    const press = async (key: string) => {
      const kind = { key, code: key, bubbles: true, cancelable: true };
      const target = document.activeElement ?? document.body;
      const isFree = target.dispatchEvent(new KeyboardEvent("keydown", kind));
      await Promise.resolve();
      return isFree;
    };
    const arrive = (way: string) => {
      const here = document.activeElement;
      if (!(here instanceof HTMLElement) || here === document.body) {
        lost.add(`${way} to nothing`);
        return;
      }
      left.delete(here);
      if (here.id === "main" || isReached(here)) return;
      const place = { element: here, top: scrollY, untried: [...keys] };
      places.set(here, place);
      reachedKeys.set(sight.keyOf(here), here);
      waiting.push(place);
      const why = sight.findWhyUnseen(here);
      if (why) lost.add(`${way} to ${sight.nameOf(here)}, which ${why}`);
    };
    /** Presses until the focus is on another control, while the key reads on or moves something. */
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

    if (sight.controls().some((one) => one === document.activeElement)) arrive("first");
    else if (await go("ArrowDown")) arrive("first");
    for (let ways = 0; ways < mostWays && !isDone(); ways += 1) {
      // From where the focus is, if there is a way left; else from where there was one.
      const here = document.activeElement;
      const own = here && places.get(here);
      while (waiting.at(-1)?.untried.length === 0 || waiting.at(-1)?.element.isConnected === false)
        waiting.pop();
      const place = own && own.untried.length > 0 ? own : waiting.at(-1);
      const key = place?.untried.shift();
      if (!place || !key) break;
      if (place.element !== here) {
        scrollTo({ top: place.top });
        place.element.scrollIntoView({ block: "nearest", inline: "nearest" });
        place.element.focus({ preventScroll: true });
      }
      if (await go(key)) arrive(`${key} from ${sight.nameOf(place.element)}`);
    }
    const all = sight.controls();
    const unreached = all.filter((one) => !isReached(one)).map((one) => sight.nameOf(one));
    return { controls: all.length, unreached, lost: [...lost] };
  });
}
