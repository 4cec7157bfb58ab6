import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { buildGalaxy } from "#features/spaceship/galaxy/galaxy.ts";
import { makeTitle } from "#features/spaceship/testing/make-title.ts";
import { StarMap } from "./star-map.tsx";

afterEach(cleanup);

const series = { id: "bakery", name: "The Bakery" };
const galaxy = buildGalaxy({
  titles: [
    makeTitle("buns", { series: { ...series, episode: 1 } }),
    makeTitle("pie", { series: { ...series, episode: 2 } }),
    makeTitle("whale"),
    makeTitle("comet", { genre: "sci-fi" }),
  ],
  fits: new Map([["whale", 0.9]]),
  watching: new Map(),
  watched: new Set(),
});

test("lists a system's planets, best fit first, and opens the chosen one", () => {
  const onOpen = vi.fn<(planet: { id: string }) => void>();
  render(<StarMap galaxy={galaxy} start="kids" onOpen={onOpen} />);
  const planets = within(screen.getByRole("region", { name: "Kids system" })).getAllByRole(
    "button",
  );
  expect(planets.map(({ textContent }) => textContent)).toEqual([
    "whale1 min 20 s · G · Great match",
    "bunsThe Bakery · Episode 1 · 1 min 20 s · GNew to you",
    "pieThe Bakery · Episode 2 · 1 min 20 s · G",
  ]);
  const [whale] = planets;
  if (whale) fireEvent.click(whale);
  expect(onOpen.mock.calls.map(([planet]) => planet.id)).toEqual(["whale"]);
});

test("turns to another system, and leaves out those without planets", () => {
  render(<StarMap galaxy={galaxy} start={null} onOpen={vi.fn<() => void>()} />);
  const systems = within(screen.getByRole("navigation", { name: "Systems" }));
  expect(systems.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Sci-Fi1",
    "Kids3",
  ]);
  fireEvent.click(systems.getByRole("button", { name: /Kids/ }));
  expect(screen.getByRole("region", { name: "Kids system" })).toBeTruthy();
});
