import { buildGalaxy } from "#features/spaceship/galaxy/galaxy.ts";
import { openShip, type Ship } from "#features/spaceship/scene/open-ship.ts";
import { makeTitle } from "#features/spaceship/testing/make-title.ts";

const galaxy = buildGalaxy({
  titles: Array.from({ length: 24 }, (_, index) =>
    makeTitle(`film-${index}`, {
      genre: index % 2 === 0 ? "kids" : "anime",
      posterUrl: "/poster.png",
      ...(index < 6 && {
        series: { id: `series-${index % 2}`, name: "A series", episode: index + 1 },
      }),
    }),
  ),
  fits: new Map(),
  watching: new Map([["film-7", 0.4]]),
  watched: new Set(),
});
const names = { ofSystem: () => "System", signal: "Signal", vrHelp: "Point" };

let ship: Ship | null = null;

/** API for the tests. */
const page = {
  open(): boolean {
    const canvas = document.createElement("canvas");
    canvas.style.cssText = "width: 100vw; height: 100vh; display: block";
    const labels = document.createElement("div");
    document.body.replaceChildren(canvas, labels);
    ship = openShip({
      canvas,
      labels,
      galaxy,
      names,
      isStill: true,
      start: null,
      readPad: () => null,
      onPadButton: () => {},
      onSelect: () => {},
      onLost: () => {},
    });
    ship?.fit({ top: 10, bottom: 100, side: 10, corner: 40 }, []);
    return ship !== null;
  },
  async flyToEach(): Promise<void> {
    for (const planet of galaxy.planets.slice(0, 3)) await ship?.flyTo(planet);
  },
  /** What the ship holds, also after it was destroyed. */
  info: () => ship?.info(),
  labels: () => document.querySelectorAll("div > span").length,
  destroy: () => ship?.destroy(),
};
export type ShipPage = typeof page;
Object.assign(globalThis, { ship: page });
