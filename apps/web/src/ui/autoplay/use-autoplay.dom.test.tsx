import { act, cleanup, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAutoplay } from "./use-autoplay.ts";

let asksForLess = false;
let isHidden = false;
const playing: string[] = [];

beforeEach(() => {
  asksForLess = false;
  isHidden = false;
  playing.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: asksForLess }));
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe(screen: Element) {
        const { top, bottom } = screen.getBoundingClientRect();
        this.#tell([{ isIntersecting: bottom > 0 && top < innerHeight }]);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function play(_stage: Element, titleId: string) {
  playing.push(titleId);
  return () => void playing.splice(playing.indexOf(titleId), 1);
}

function Screen({ titleId, top }: { titleId: string; top: number }) {
  const area = useRef<HTMLDivElement>(null);
  const stage = useAutoplay(area, titleId, play);
  const stand = (element: HTMLDivElement | null) => {
    area.current = element;
    if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 400, 200);
  };
  return (
    <div ref={stand}>
      <div ref={stage} />
    </div>
  );
}

function look(tops: Record<string, number>) {
  render(
    <>
      {Object.entries(tops).map(([titleId, top]) => (
        <Screen key={titleId} titleId={titleId} top={top} />
      ))}
    </>,
  );
  pass();
}
const pass = () => act(() => void vi.advanceTimersByTime(1_000));

test("one of the visible screens plays its trailer, and one out of view does not", () => {
  look({ middle: innerHeight / 2 - 100, below: innerHeight + 10 });
  expect(playing).toEqual(["middle"]);
});

test("stops when the tab is hidden and restarts when it is visible", () => {
  look({ middle: 0 });
  expect(playing).toEqual(["middle"]);
  isHidden = true;
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(playing).toEqual([]);
  isHidden = false;
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  pass();
  expect(playing).toEqual(["middle"]);
});

test("plays nothing with reduced motion", () => {
  asksForLess = true;
  look({ middle: 0 });
  expect(playing).toEqual([]);
});
