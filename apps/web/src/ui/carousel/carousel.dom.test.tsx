import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Carousel } from "./carousel.tsx";
import { wrapIndex } from "./state.ts";
import { useCarousel } from "./use-carousel.ts";

const links = ["Chess", "Atlas", "Radio", "Bread", "Stars"];
const films = ["Tin Moon", "Slime Pass"];

function TestCarousel() {
  const turning = useCarousel<HTMLElement>({
    count: links.length,
    everyMs: 3000,
    resumeAfterMs: 10_000,
  });
  return (
    <>
      <Carousel label="Links" items={links} turning={turning} nameOf={(name) => name}>
        {(name) => <a href={`/${name}`}>{name}</a>}
      </Carousel>
      <p data-testid="film">{films[wrapIndex(turning.turn, films.length)]}</p>
    </>
  );
}

function shown(): (string | null)[] {
  const middle = document.querySelector<HTMLElement>("[data-current='true']");
  return [middle?.textContent ?? null, screen.getByTestId("film").textContent];
}

function pass(milliseconds: number): void {
  // Each turn schedules the next after rendering.
  for (let left = milliseconds; left > 0; left -= 1000)
    act(() => void vi.advanceTimersByTime(Math.min(left, 1000)));
}

let see: (isSeen: boolean) => void;
let isStill: boolean;

beforeEach(() => {
  isStill = false;
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isSeen) => act(() => tell([{ isIntersecting: isSeen }]));
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("turns every 3 s in step with another list, and wraps", () => {
  render(<TestCarousel />);
  expect(shown()).toEqual(["Chess", "Tin Moon"]);
  pass(3000);
  expect(shown()).toEqual(["Atlas", "Slime Pass"]);
  pass(12_000);
  expect(shown()).toEqual(["Chess", "Slime Pass"]);
});

test("PREV and NEXT wrap around, and pause for 10 s", () => {
  render(<TestCarousel />);
  fireEvent.click(screen.getByRole("button", { name: "PREV" }));
  expect(shown()).toEqual(["Stars", "Slime Pass"]);
  fireEvent.click(screen.getByRole("button", { name: "NEXT" }));
  expect(shown()).toEqual(["Chess", "Tin Moon"]);
  pass(12_999);
  expect(shown()).toEqual(["Chess", "Tin Moon"]);
  pass(1);
  expect(shown()).toEqual(["Atlas", "Slime Pass"]);
});

test("waits while a mouse is over it and while it is out of view", () => {
  render(<TestCarousel />);
  const area = screen.getByRole("region", { name: "Links" });
  fireEvent.pointerEnter(area, { pointerType: "mouse" });
  pass(9000);
  see(false);
  fireEvent.pointerLeave(area);
  pass(9000);
  expect(shown()[0]).toBe("Chess");
  see(true);
  pass(3000);
  expect(shown()[0]).toBe("Atlas");
});

test("the pause button stops it", () => {
  render(<TestCarousel />);
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  pass(60_000);
  expect(shown()[0]).toBe("Chess");
});

test("starts paused with reduced motion", () => {
  isStill = true;
  render(<TestCarousel />);
  pass(60_000);
  expect(shown()[0]).toBe("Chess");
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  pass(3000);
  expect(shown()[0]).toBe("Atlas");
});

test("only the middle slide is a Tab stop", () => {
  render(<TestCarousel />);
  const stops = () =>
    screen.getAllByRole("link", { hidden: true }).filter((one) => one.tabIndex === 0);
  expect(stops().map((one) => one.textContent)).toEqual(["Chess"]);
  fireEvent.click(screen.getByRole("button", { name: "NEXT" }));
  expect(stops().map((one) => one.textContent)).toEqual(["Atlas"]);
});

test("a swipe steps", () => {
  render(<TestCarousel />);
  const area = screen.getByRole("region", { name: "Links" });
  const finger = { pointerType: "touch", clientY: 100 };
  fireEvent.pointerDown(area, { ...finger, clientX: 300 });
  fireEvent.pointerUp(area, { ...finger, clientX: 180 });
  expect(shown()[0]).toBe("Atlas");
});

test("a dot selects its slide, and hidden slides are inert", () => {
  render(<TestCarousel />);
  const controls = screen.getByRole("group", { name: "Links: controls" });
  fireEvent.click(within(controls).getByRole("button", { name: "Show Bread" }));
  expect(shown()[0]).toBe("Bread");
  const aside = [...document.querySelectorAll("[data-current='false']")];
  expect(aside.map((slide) => slide.hasAttribute("inert"))).toEqual(aside.map(() => true));
});
