import { createCanvas } from "@napi-rs/canvas";
import { originals } from "@goldmane/originals/catalog.gen";
import { openFilm } from "@goldmane/stage/film";
import { compileStory } from "@goldmane/stage/story/compile";
import { filmCut } from "@goldmane/stage/story/cut";

const sizes = [
  [640, 360],
  [854, 480],
  [1280, 720],
  [1920, 1080],
] as const;
const films = originals.filter((_, index) => index % Math.ceil(originals.length / 6) === 0);
const framesEach = 24;

const results = [];
for (const [width, height] of sizes) {
  let drawMs = 0;
  let buildMs = 0;
  for (const { story } of films) {
    const film = openFilm({ createCanvas }, filmCut(compileStory(story)), { width, height });
    const canvas = createCanvas(width, height);
    const begun = performance.now();
    film.draw(canvas.getContext("2d"), 8);
    canvas.data();
    buildMs += performance.now() - begun;
    const before = process.cpuUsage();
    for (let frame = 1; frame <= framesEach; frame += 1) {
      film.draw(canvas.getContext("2d"), 8 + frame / 24);
      canvas.data();
      await new Promise(setImmediate);
    }
    const used = process.cpuUsage(before);
    drawMs += (used.user + used.system) / 1000;
  }
  results.push({
    size: `${width}×${height}`,
    msPerFrame: drawMs / (films.length * framesEach),
    buildMs: buildMs / films.length,
  });
}
process.stdout.write(JSON.stringify(results));
