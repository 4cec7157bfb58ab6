import { expect, test } from "vitest";
import { makeTitle } from "#features/spaceship/testing/make-title.ts";
import { buildGalaxy, type Planet } from "./galaxy.ts";
import { lengthOf, subtract } from "./vector.ts";

const series = { id: "broom-school", name: "The Broom School" };
const titles = [
  makeTitle("leaves", { genre: "anime", series: { ...series, episode: 2 } }),
  makeTitle("feathers", { genre: "anime", series: { ...series, episode: 1 } }),
  makeTitle("alone", { genre: "anime" }),
  ...Array.from({ length: 30 }, (_, index) => makeTitle(`kids-${index}`)),
];
const build = (change: Partial<Parameters<typeof buildGalaxy>[0]> = {}) =>
  buildGalaxy({ titles, fits: new Map(), watching: new Map(), watched: new Set(), ...change });
const distance = (a: Pick<Planet, "position">, b: Pick<Planet, "position">) =>
  lengthOf(subtract(a.position, b.position));

test("has six systems and one planet per title", () => {
  const { systems, planets } = build();
  expect(systems.map(({ genre }) => genre)).toEqual([
    "sci-fi",
    "fantasy",
    "anime",
    "adventure",
    "kids",
    "originals",
  ]);
  expect(planets.map(({ id }) => id).toSorted()).toEqual(titles.map(({ id }) => id).toSorted());
});

test("gives a series an orbit of its own, in the order of its episodes", () => {
  const anime = build().systems.find(({ genre }) => genre === "anime");
  expect(anime?.orbits.map(({ planets }) => planets.map(({ id }) => id))).toEqual([
    ["feathers", "leaves"],
    ["alone"],
  ]);
});

test("is the same for the same titles in any order", () => {
  expect(build({ titles: titles.toReversed() })).toEqual(build());
});

test("keeps planets apart from each other and from their sun", () => {
  const { systems, planets } = build();
  for (const planet of planets) {
    const others = planets.filter((other) => other !== planet);
    for (const other of others) {
      expect(distance(planet, other)).toBeGreaterThan(planet.radius + other.radius);
    }
    const sun = systems.find(({ genre }) => genre === planet.title.genre);
    expect(sun && distance(planet, sun)).toBeGreaterThan(10);
  }
});

test("keeps systems of a large library apart", () => {
  const many = Array.from({ length: 600 }, (_, index) => makeTitle(`kids-${index}`));
  const { planets } = build({ titles: many });
  expect(planets).toHaveLength(600);
  expect(new Set(planets.map(({ position }) => position.join(" "))).size).toBe(600);
});

test("a title shines by its fit and shows what was watched", () => {
  const { planets } = build({
    fits: new Map([["alone", 0.9]]),
    watching: new Map([["leaves", 0.4]]),
  });
  const facts = (id: string) => {
    const planet = planets.find((one) => one.id === id);
    return [planet?.fit, planet?.progress];
  };
  expect([facts("alone"), facts("leaves")]).toEqual([
    [0.9, null],
    [0.25, 0.4],
  ]);
});

test("a series leaves a signal trail until an episode is begun or watched", () => {
  expect(build().trails.map((trail) => [trail.name, trail.planets.map(({ id }) => id)])).toEqual([
    ["The Broom School", ["feathers", "leaves"]],
  ]);
  expect(build({ watching: new Map([["leaves", 0.1]]) }).trails).toEqual([]);
  expect(build({ watched: new Set(["feathers"]) }).trails).toEqual([]);
});
