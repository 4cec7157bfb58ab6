import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { originals } from "@goldmane/originals/catalog.gen";
import type { Original } from "@goldmane/originals/original";
import { openIntro } from "@goldmane/stage/intro/intro-film";
import { introTiming } from "@goldmane/stage/intro/timing";
import { drawBackdrop, drawPoster } from "@goldmane/stage/poster";
import { compileStory } from "@goldmane/stage/story/compile";
import type { Host } from "@goldmane/stage/surface";

/**
 * Renders the landing screen's pictures into the folder given on the command line, with a list of
 * them. A new installation has rendered nothing else yet.
 */
const [folder = "."] = process.argv.slice(2);
const host: Host = { createCanvas };

/** Suitable for all ages; the fourth is the featured one. */
const covers = [
  "captain-minnow",
  "the-map-that-was-hungry",
  "postcards-to-pluto",
  "the-lion-who-lit-the-lamps",
  "the-owl-who-borrowed-the-night",
  "the-sock-rocket",
  "the-second-best-spell",
  "the-dragon-who-kept-bees",
].map(findFilm);
const banner = findFilm("postcards-to-pluto");

await Promise.all([
  save("hero", { width: 1600, height: 900 }, 68, (canvas, size) => {
    // The intro's last frame, which shows until the intro plays.
    openIntro(host, size).draw(canvas.getContext("2d"), introTiming.seconds);
  }),
  save("banner", { width: 1440, height: 810 }, 45, (canvas, size) => {
    drawBackdrop(host, canvas.getContext("2d"), compileStory(banner.story), banner.poster, size);
  }),
  ...covers.map((film) =>
    save(`cover-${film.id}`, { width: 320, height: 480 }, 50, (canvas, size) => {
      drawPoster(host, canvas.getContext("2d"), compileStory(film.story), film.poster, size);
    }),
  ),
]);

const films = {
  filmCount: originals.length,
  banner: describeFilm(banner),
  covers: covers.map(describeFilm),
};
writeFileSync(join(folder, "films.json"), JSON.stringify(films));

type Size = { width: number; height: number };

async function save(
  name: string,
  size: Size,
  quality: number,
  draw: (canvas: Canvas, size: Size) => void,
): Promise<void> {
  const canvas = createCanvas(size.width, size.height);
  draw(canvas, size);
  writeFileSync(join(folder, `${name}.avif`), await canvas.encode("avif", { quality, speed: 7 }));
}

function describeFilm({ id, tagline, story }: Original) {
  return { id, tagline, title: story.title, genre: story.genre };
}

function findFilm(id: string): Original {
  const film = originals.find((one) => one.id === id);
  if (!film) throw new Error(`The landing screen shows ${id}, which the catalog no longer has.`);
  return film;
}
