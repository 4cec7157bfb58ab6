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

test("the Tab key stops at a rail once", () => {
  expect(films.map((name) => film(name).tabIndex)).toEqual([0, -1, -1]);
});

test("right and left walk along the rail, and the Tab stop follows", () => {
  film("Tin Moon").focus();
  press("ArrowRight");
  expect(document.activeElement).toBe(film("Slime Pass"));
  press("ArrowRight");
  press("ArrowLeft");
  expect(document.activeElement).toBe(film("Slime Pass"));
  expect(films.map((name) => film(name).tabIndex)).toEqual([-1, 0, -1]);
});

test("End and Home go to the ends", () => {
  film("Tin Moon").focus();
  press("End");
  expect(document.activeElement).toBe(film("Petal Sprint"));
  press("Home");
  expect(document.activeElement).toBe(film("Tin Moon"));
});

test("past an end, and up and down, the key is left to the screen around the rail", () => {
  film("Tin Moon").focus();
  for (const key of ["ArrowLeft", "ArrowUp", "ArrowDown"]) expect(press(key)).toBe(true);
  expect(document.activeElement).toBe(film("Tin Moon"));
});

test("a film that leaves the rail leaves it with a Tab stop", () => {
  cleanup();
  const { rerender } = render(showRail(films));
  film("Tin Moon").focus();
  press("ArrowRight");
  rerender(showRail(["Tin Moon", "Petal Sprint"]));
  expect(["Tin Moon", "Petal Sprint"].map((name) => film(name).tabIndex)).toEqual([0, -1]);
});

test("the way to the whole shelf says which shelf", () => {
  expect(film("See all of Featured").getAttribute("href")).toBe("/kids");
});
