import { type Genre, genres, type GenreSlug } from "@goldmane/contracts/library/limits";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { hashText } from "@goldmane/std/hash-text";
import { randomAt } from "@goldmane/std/seeded-random";
import { listOrbits } from "./list-orbits.ts";
import { add, type Vector } from "./vector.ts";

/** A title. */
export type Planet = {
  id: string;
  title: TitleCard;
  position: Vector;
  radius: number;
  /** How well it fits the profile, 0 to 1: its brightness. */
  fit: number;
  /** Share that the profile has watched, 0 to 1; null unless it is in Continue Watching. */
  progress: number | null;
};

/** A circle around a system's sun. */
type Orbit = { radius: number; tilt: number; planets: readonly Planet[] };

/** A genre. */
export type System = {
  genre: GenreSlug;
  colors: Genre["colors"];
  position: Vector;
  /** Of its outermost orbit. */
  radius: number;
  orbits: readonly Orbit[];
};

/** The episodes of a series of which the profile has watched nothing, in order. */
export type Trail = { seriesId: string; name: string; planets: readonly Planet[] };

export type Galaxy = {
  systems: readonly System[];
  planets: readonly Planet[];
  trails: readonly Trail[];
};

export type Facts = {
  /** Only titles that the profile may see: no others exist here. */
  titles: readonly TitleCard[];
  fits: ReadonlyMap<string, number>;
  /** Shares watched, by title. */
  watching: ReadonlyMap<string, number>;
  /** Titles watched to their end. */
  watched: ReadonlySet<string>;
};

const innermost = 15;
const betweenOrbits = 7.5;
/** Distance of the systems from the galaxy's center. */
const systemDistance = 175;
const basicFit = 0.25;

/** The galaxy of a profile. The same titles lie at the same places on every device. */
export function buildGalaxy({ titles, fits, watching, watched }: Facts): Galaxy {
  const buildSystem = (genre: Genre, index: number): System => {
    const position = placeSystem(index);
    const own = titles.filter((title) => title.genre === genre.slug);
    const orbits = listOrbits(own).map((row, ring): Orbit => {
      const radius = innermost + ring * betweenOrbits;
      const seed = hashText(`${genre.slug} ${ring}`);
      const tilt = (randomAt(seed, 0) - 0.5) * 0.34;
      const step = row.isSeries ? 0.62 : (2 * Math.PI) / Math.max(1, row.titles.length);
      const planets = row.titles.map((title, turn): Planet => {
        const nudge = row.isSeries ? 0 : (randomAt(seed, turn + 9) - 0.5) * 0.16;
        const angle = randomAt(seed, 1) * 2 * Math.PI + turn * step + nudge;
        return {
          id: title.id,
          title,
          position: add(position, pointOnOrbit(radius, tilt, angle)),
          radius: 1.9 + randomAt(hashText(title.id), 3) * 0.8,
          fit: fits.get(title.id) ?? basicFit,
          progress: watching.get(title.id) ?? null,
        };
      });
      return { radius, tilt, planets };
    });
    const radius = innermost + Math.max(0, orbits.length - 1) * betweenOrbits;
    return { genre: genre.slug, colors: genre.colors, position, radius, orbits };
  };
  const systems = genres.map(buildSystem);
  const planets = systems.flatMap(({ orbits }) => orbits.flatMap((orbit) => orbit.planets));
  return { systems, planets, trails: findTrails(planets, watched) };
}

export function pointOnOrbit(radius: number, tilt: number, angle: number): Vector {
  const across = Math.cos(angle) * radius;
  return [across, Math.sin(tilt) * across, Math.sin(angle) * radius];
}

/** The systems stand in a circle, alternately above and below its plane. */
function placeSystem(index: number): Vector {
  const angle = ((index + 0.5) / genres.length) * 2 * Math.PI - Math.PI / 2;
  const height = index % 2 === 0 ? 14 : -14;
  return [Math.cos(angle) * systemDistance, height, Math.sin(angle) * systemDistance];
}

function findTrails(planets: readonly Planet[], watched: ReadonlySet<string>): Trail[] {
  const series = new Map<string, Planet[]>();
  for (const planet of planets) {
    const id = planet.title.series?.id;
    if (id !== undefined) series.set(id, [...(series.get(id) ?? []), planet]);
  }
  return [...series].flatMap(([seriesId, episodes]) => {
    const isBegun = episodes.some(({ id, progress }) => progress !== null || watched.has(id));
    const name = episodes[0]?.title.series?.name ?? "";
    return isBegun || episodes.length < 2 ? [] : [{ seriesId, name, planets: episodes }];
  });
}
