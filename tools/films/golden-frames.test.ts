import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { drawFrame, frames, frameSize } from "./frames.ts";

const store = fileURLToPath(new URL("golden-frames.json", import.meta.url));
const folder = "artifacts/golden-frames";
const isUpdate = process.env["RENEW_FRAMES"] === "1";

test("frames are equal to the approved ones (golden-frames.json)", async () => {
  const drawn: Record<string, string> = {};
  const known: Record<string, string> = isUpdate ? {} : JSON.parse(readFileSync(store, "utf8"));
  for (const frame of frames) {
    const canvas = createCanvas(frameSize.width, frameSize.height);
    const context = canvas.getContext("2d");
    drawFrame({ createCanvas }, context, frame);
    const { data } = context.getImageData(0, 0, frameSize.width, frameSize.height);
    const name = `${frame.film}-${frame.t.toFixed(2)}`;
    drawn[name] = createHash("sha256").update(data).digest("hex").slice(0, 16);
    if (drawn[name] !== known[name]) save(name, canvas.toBuffer("image/png"));
    await new Promise(setImmediate);
  }
  if (isUpdate) writeFileSync(store, `${JSON.stringify(drawn, null, 2)}\n`);
  else
    expect(
      drawn,
      `Inspect the frames that changed in ${folder}/. If they are correct: ` +
        "RENEW_FRAMES=1 npx vitest run tools/films/golden-frames.test.ts",
    ).toEqual(known);
}, 60_000);

function save(name: string, png: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.png`, png);
}
