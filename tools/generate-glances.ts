import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { originals } from "@goldmane/originals/catalog.gen";
import type { Original } from "@goldmane/originals/original";
import { upcoming } from "@goldmane/originals/upcoming";
import { drawBackdrop, drawPoster } from "@goldmane/stage/poster";
import { voices } from "@goldmane/originals/voices.gen";
import { compileStory } from "@goldmane/stage/story/compile";
import { stripMetadata } from "@goldmane/std/strip-metadata";
import { createCanvas, type Canvas } from "@napi-rs/canvas";

type Kind = "poster" | "backdrop";
type Pictured = Pick<Original, "id" | "story" | "poster">;

const target = fileURLToPath(new URL("../packages/originals/src/glances.gen.ts", import.meta.url));
/** WebP qualities to try: the first that fits the limit of a card's answer is used. */
const qualities = [25, 20, 15];
const mostCharacters = 150;
/** Drawn at this size, then scaled down in two steps: a single step would skip most pixels. */
const sizes = { poster: [240, 360], backdrop: [320, 180] } as const;
const [halfway, side] = [40, 10];

/** Every film with pictures, announced films included. */
export const pictured: readonly Pictured[] = [
  ...originals,
  ...upcoming.map(({ teaser, ...film }) => ({ ...film, story: teaser })),
];

/** Film length with voices, since a spoken line can take longer than reading it. */
export function lengthOf({ id, story }: Pictured): number {
  return compileStory(story, voices[id]).durationSeconds;
}

/** A blurred placeholder of ten by ten pixels, as a data URL. */
export async function drawBlur({ id, story, poster }: Pictured, kind: Kind): Promise<string> {
  const [width, height] = sizes[kind];
  const whole = createCanvas(width, height);
  const draw = kind === "poster" ? drawPoster : drawBackdrop;
  draw({ createCanvas }, whole.getContext("2d"), compileStory(story), poster, { width, height });
  const small = scaleTo(scaleTo(whole, halfway), side);
  const encoded = await Promise.all(
    qualities.map(async (quality) => {
      const webp = stripMetadata(await small.encode("webp", quality));
      return `data:image/webp;base64,${Buffer.from(webp).toString("base64")}`;
    }),
  );
  const short = encoded.find((address) => address.length <= mostCharacters);
  if (!short) throw new Error(`The ${kind} of ${id} exceeds ${mostCharacters} characters`);
  return short;
}

function scaleTo(picture: Canvas, edge: number): Canvas {
  const smaller = createCanvas(edge, edge);
  const context = smaller.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, edge, edge);
  return smaller;
}

/** `npm run generate:glances`: run it when a film is new, looks different or has another length. */
async function writeGlances(): Promise<void> {
  const lines: string[] = [];
  for (const film of pictured) {
    lines.push(`  "${film.id}": {`);
    lines.push(`    seconds: ${lengthOf(film)},`);
    lines.push(`    poster: "${await drawBlur(film, "poster")}",`);
    lines.push(`    backdrop: "${await drawBlur(film, "backdrop")}",`, "  },");
  }
  const source = [
    "// Written by tools/generate-glances.ts; `npm run generate:glances` renews it.",
    'import type { Glance } from "./glance.ts";',
    "",
    "export const glances: Readonly<Record<string, Glance>> = {",
    ...lines,
    "};",
    "",
  ];
  writeFileSync(target, source.join("\n"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeGlances();
