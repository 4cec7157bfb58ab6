import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Rail } from "./rail.tsx";
import { RailItem } from "./rail-item.tsx";

const films = ["Tin Moon", "Slime Pass", "Petal Sprint"];

function showRail(titles: readonly string[]) {
  return (
    <Rail heading="Featured" href="/kids">
      {titles.map((title) => (
        <RailItem key={title} width="poster">
          <a href={`/watch/${title}`}>{title}</a>
        </RailItem>
      ))}
    </Rail>
  );
}

function film(name: string): HTMLElement {
  return screen.getByRole("link", { name });
}

function press(key: string): boolean {
  return fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

beforeEach(() => {
  render(showRail(films));
});
afterEach(cleanup);

test("a rail is one Tab stop", () => {
  expect(films.map((name) => film(name).tabIndex)).toEqual([0, -1, -1]);
});

test("left and right move between cards, and the Tab stop follows", () => {
  film("Tin Moon").focus();
  press("ArrowRight");
  expect(document.activeElement).toBe(film("Slime Pass"));
  press("ArrowRight");
  press("ArrowLeft");
  expect(document.activeElement).toBe(film("Slime Pass"));
  expect(films.map((name) => film(name).tabIndex)).toEqual([-1, 0, -1]);
});

test("End and Home move to the ends", () => {
  film("Tin Moon").focus();
  press("End");
  expect(document.activeElement).toBe(film("Petal Sprint"));
  press("Home");
  expect(document.activeElement).toBe(film("Tin Moon"));
});

test("unhandled arrows bubble to the page", () => {
  film("Tin Moon").focus();
  for (const key of ["ArrowLeft", "ArrowUp", "ArrowDown"]) expect(press(key)).toBe(true);
  expect(document.activeElement).toBe(film("Tin Moon"));
});

test("keeps a Tab stop when the focused card is removed", () => {
  cleanup();
  const { rerender } = render(showRail(films));
  film("Tin Moon").focus();
  press("ArrowRight");
  rerender(showRail(["Tin Moon", "Petal Sprint"]));
  expect(["Tin Moon", "Petal Sprint"].map((name) => film(name).tabIndex)).toEqual([0, -1]);
});

test("the See all link names its rail", () => {
  expect(film("See all of Featured").getAttribute("href")).toBe("/kids");
});
