import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { originals } from "@goldmane/originals/catalogue.gen";
import type { Original } from "@goldmane/originals/original";
import { upcoming } from "@goldmane/originals/upcoming";
import { drawBackdrop, drawPoster } from "@goldmane/stage/poster";
import { compileStory } from "@goldmane/stage/story/compile";
import { bareWebp } from "@goldmane/std/bare-webp";
import { createCanvas, type Canvas } from "@napi-rs/canvas";

type Kind = "poster" | "backdrop";
type Pictured = Pick<Original, "id" | "story" | "poster">;

const target = fileURLToPath(new URL("../packages/originals/src/blurs.gen.ts", import.meta.url));
const quality = 25;
/** Drawn that large, then made smaller in two steps: in one, most of the picture would be passed over. */
const sizes = { poster: [240, 360], backdrop: [320, 180] } as const;
const [halfway, side] = [40, 10];

/** Every film of the house whose pictures are drawn, those to come as well. */
export const pictured: readonly Pictured[] = [
  ...originals,
  ...upcoming.map(({ teaser, ...film }) => ({ ...film, story: teaser })),
];

/** A picture as it looks from afar: ten by ten pixels as a data address. */
export async function drawBlur({ story, poster }: Pictured, kind: Kind): Promise<string> {
  const [width, height] = sizes[kind];
  const whole = createCanvas(width, height);
  const draw = kind === "poster" ? drawPoster : drawBackdrop;
  draw({ createCanvas }, whole.getContext("2d"), compileStory(story), poster, { width, height });
  const webp = await scaleTo(scaleTo(whole, halfway), side).encode("webp", quality);
  return `data:image/webp;base64,${Buffer.from(bareWebp(webp)).toString("base64")}`;
}

function scaleTo(picture: Canvas, edge: number): Canvas {
  const smaller = createCanvas(edge, edge);
  const context = smaller.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, edge, edge);
  return smaller;
}

/** `npm run generate:blurs`: once a film of the house is new or looks different. */
async function writeBlurs(): Promise<void> {
  const lines: string[] = [];
  for (const film of pictured) {
    lines.push(`  "${film.id}": {`);
    lines.push(`    poster: "${await drawBlur(film, "poster")}",`);
    lines.push(`    backdrop: "${await drawBlur(film, "backdrop")}",`, "  },");
  }
  const source = [
    "// Written by tools/generate-blurs.ts; `npm run generate:blurs` renews it.",
    "/** The pictures of each film from afar, as data addresses: for while the large ones load. */",
    "export const blurs: Readonly<Record<string, { poster: string; backdrop: string }>> = {",
    ...lines,
    "};",
    "",
  ];
  writeFileSync(target, source.join("\n"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeBlurs();
