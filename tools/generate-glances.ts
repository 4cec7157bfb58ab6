import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { originals } from "@goldmane/originals/catalogue.gen";
import type { Original } from "@goldmane/originals/original";
import { upcoming } from "@goldmane/originals/upcoming";
import { drawBackdrop, drawPoster } from "@goldmane/stage/poster";
import { voices } from "@goldmane/originals/voices.gen";
import { compileStory } from "@goldmane/stage/story/compile";
import { bareWebp } from "@goldmane/std/bare-webp";
import { createCanvas, type Canvas } from "@napi-rs/canvas";

type Kind = "poster" | "backdrop";
type Pictured = Pick<Original, "id" | "story" | "poster">;

const target = fileURLToPath(new URL("../packages/originals/src/glances.gen.ts", import.meta.url));
/** The best of these that keeps a card's answer short. */
const qualities = [25, 20, 15];
const mostCharacters = 150;
/** Drawn that large, then made smaller in two steps: in one, most of the picture would be passed over. */
const sizes = { poster: [240, 360], backdrop: [320, 180] } as const;
const [halfway, side] = [40, 10];

/** Every film of the house whose pictures are drawn, those to come as well. */
export const pictured: readonly Pictured[] = [
  ...originals,
  ...upcoming.map(({ teaser, ...film }) => ({ ...film, story: teaser })),
];

/** As it is played: a line that is spoken may take longer than it takes to read. */
export function lengthOf({ id, story }: Pictured): number {
  return compileStory(story, voices[id]).durationSeconds;
}

/** A picture as it looks from afar: ten by ten pixels as a data address. */
export async function drawBlur({ id, story, poster }: Pictured, kind: Kind): Promise<string> {
  const [width, height] = sizes[kind];
  const whole = createCanvas(width, height);
  const draw = kind === "poster" ? drawPoster : drawBackdrop;
  draw({ createCanvas }, whole.getContext("2d"), compileStory(story), poster, { width, height });
  const small = scaleTo(scaleTo(whole, halfway), side);
  const encoded = await Promise.all(
    qualities.map(async (quality) => {
      const webp = bareWebp(await small.encode("webp", quality));
      return `data:image/webp;base64,${Buffer.from(webp).toString("base64")}`;
    }),
  );
  const short = encoded.find((address) => address.length <= mostCharacters);
  if (!short) throw new Error(`The ${kind} of ${id} does not fit ${mostCharacters} characters`);
  return short;
}

function scaleTo(picture: Canvas, edge: number): Canvas {
  const smaller = createCanvas(edge, edge);
  const context = smaller.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, edge, edge);
  return smaller;
}

/** `npm run generate:glances`: once a film of the house is new, looks different or is longer. */
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
