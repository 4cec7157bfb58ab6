import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHold } from "./use-hold.ts";

const opened: string[] = [];
let plays = 0;
let hides = 0;

function Page() {
  useHold(({ name, actions }) => opened.push([name, ...actions.map((one) => one.name)].join(", ")));
  return (
    <ul>
      <li>
        <div data-card="two-kettles" data-name="Two Kettles">
          <a href="#film" onClick={() => (plays += 1)}>
            Two Kettles
          </a>
        </div>
        <div data-action="Not interested">
          <button type="button" onClick={() => (hides += 1)}>
            Hide
          </button>
        </div>
      </li>
    </ul>
  );
}

const link = () => screen.getByRole("link");
const touch = { pointerType: "touch", clientX: 50, clientY: 50 };
const hold = () => vi.advanceTimersByTime(1000);

beforeEach(() => {
  opened.length = 0;
  plays = 0;
  hides = 0;
  vi.useFakeTimers();
  render(<Page />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.documentElement.removeAttribute("data-pad");
});

test("a long press opens the card's menu with the card's own actions", () => {
  fireEvent.pointerDown(link(), touch);
  hold();
  expect(opened).toEqual(["Two Kettles, Not interested"]);
  expect(hides).toBe(0);
});

test("a tap, a scroll and a mouse button don't open it", () => {
  fireEvent.pointerDown(link(), touch);
  fireEvent.pointerUp(link(), touch);
  hold();
  fireEvent.pointerDown(link(), touch);
  fireEvent.pointerMove(link(), { ...touch, clientY: 80 });
  hold();
  fireEvent.pointerDown(link(), { ...touch, pointerType: "mouse" });
  hold();
  expect(opened).toEqual([]);
});

test("the menu key opens it, but not outside a card's link", () => {
  fireEvent.keyDown(link(), { key: "ContextMenu" });
  fireEvent.keyDown(screen.getByRole("button"), { key: "ContextMenu" });
  expect(opened).toHaveLength(1);
});

test("Enter on a keyboard plays as always", () => {
  const isFree = fireEvent.keyDown(link(), { key: "Enter" });
  hold();
  expect([isFree, opened]).toEqual([true, []]);
});
