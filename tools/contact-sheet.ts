import { mkdirSync, writeFileSync } from "node:fs";
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { originals } from "@goldmane/originals/catalog.gen";
import type { Original } from "@goldmane/originals/original";
import { openFilm } from "@goldmane/stage/film";
import { drawPoster } from "@goldmane/stage/poster";
import { compileStory } from "@goldmane/stage/story/compile";
import { filmCut } from "@goldmane/stage/story/cut";
import type { Host, Surface } from "@goldmane/stage/surface";
import { faceOf } from "@goldmane/stage/text/face";
import { setLine, traceLine } from "@goldmane/stage/text/title-text";

/**
 * `npm run contact-sheet [id …]`: draws all posters on one sheet, and for each film a strip with a
 * frame from every scene, for a visual check of the whole catalog.
 */
const folder = "artifacts/contact-sheet";
const host: Host = { createCanvas };
const asked = process.argv.slice(2);
const films = originals.filter(({ id }) => asked.length === 0 || asked.includes(id));

mkdirSync(folder, { recursive: true });
save("posters", posterSheet(films));
for (const [index, page] of pagesOf(films, 6).entries())
  save(`scenes-${index + 1}`, await scenePage(page));

function posterSheet(shown: readonly Original[]): Canvas {
  const [width, height, columns] = [240, 360, Math.min(8, shown.length)];
  const sheet = createCanvas(columns * width, Math.ceil(shown.length / columns) * height);
  const context = sheet.getContext("2d");
  for (const [index, film] of shown.entries()) {
    const poster = createCanvas(width, height);
    drawPoster(host, surfaceOf(poster), compileStory(film.story), film.poster, { width, height });
    context.drawImage(poster, (index % columns) * width, Math.floor(index / columns) * height);
  }
  return sheet;
}

/** One row per film: its scenes in order, each at the middle of its longest shot. */
async function scenePage(shown: readonly Original[]): Promise<Canvas> {
  const [width, height, label] = [384, 216, 26];
  const rows = shown.map((film) => ({ film, timeline: compileStory(film.story) }));
  const columns = Math.max(...rows.map(({ timeline }) => timeline.scenes.length));
  const sheet = createCanvas(columns * width, rows.length * (height + label));
  const context = surfaceOf(sheet);
  context.fillStyle = "#140b1c";
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const [row, { film, timeline }] of rows.entries()) {
    const top = row * (height + label);
    const opened = openFilm(host, filmCut(timeline), { width, height });
    drawLabel(
      context,
      `${film.story.title} - ${film.rating} - ${timeline.durationSeconds} s`,
      8,
      top + 18,
    );
    for (const scene of timeline.scenes) {
      const shot = scene.shots.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0] ?? scene;
      const frame = createCanvas(width, height);
      opened.draw(surfaceOf(frame), Math.max((shot.start + shot.end) / 2, timeline.titleCard.end));
      sheet.getContext("2d").drawImage(frame, scene.index * width, top + label);
      await new Promise(setImmediate);
    }
  }
  return sheet;
}

function drawLabel(context: Surface, text: string, x: number, y: number): void {
  context.fillStyle = "#f5c451";
  traceLine(context, setLine(faceOf("text"), text), x, y, 15);
  context.fill();
}

function surfaceOf(canvas: Canvas): Surface {
  return canvas.getContext("2d");
}

function pagesOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

function save(name: string, canvas: Canvas): void {
  writeFileSync(`${folder}/${name}.png`, canvas.toBuffer("image/png"));
  process.stdout.write(`${folder}/${name}.png\n`);
}
