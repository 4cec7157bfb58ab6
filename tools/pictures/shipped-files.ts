import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { shippedPictureWidths } from "@goldmane/contracts/playback/limits";
import type { ShippedPicture } from "@goldmane/originals/shipped-picture";

type Kind = keyof typeof shippedPictureWidths;
export type Shape = { kind: Kind; width: number };

/** The pictures that every film has. */
export const shapes: readonly Shape[] = (["poster", "backdrop"] as const).flatMap((kind) =>
  shippedPictureWidths[kind].map((width) => ({ kind, width })),
);

const folder = fileURLToPath(new URL("../../packages/originals/pictures/", import.meta.url));
const manifest = fileURLToPath(
  new URL("../../packages/originals/src/pictures.gen.ts", import.meta.url),
);

function nameOf(id: string, { kind, width }: Shape): string {
  return `${id}.${kind}-${width}.avif`;
}

export function pathOf(id: string, shape: Shape): string {
  return join(folder, nameOf(id, shape));
}

export function readPicture(id: string, shape: Shape): Buffer | null {
  return existsSync(pathOf(id, shape)) ? readFileSync(pathOf(id, shape)) : null;
}

export function writePicture(id: string, shape: Shape, bytes: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(pathOf(id, shape), bytes);
}

export function listPictures(): string[] {
  return readdirSync(folder).toSorted();
}

/** The files that these films have. */
export function fileNames(ids: readonly string[]): string[] {
  return ids.flatMap((id) => shapes.map((shape) => nameOf(id, shape))).toSorted();
}

export function deletePicture(file: string): void {
  rmSync(join(folder, file));
}

/** Null when one of them is missing. */
export function hashOfFiles(id: string): string | null {
  const hash = createHash("sha256");
  for (const shape of shapes) {
    const bytes = readPicture(id, shape);
    if (!bytes) return null;
    hash.update(bytes);
  }
  return hash.digest("hex").slice(0, 20);
}

/** @param drawing `posterHash()` of the sources that the pictures were compared with */
export function writeManifest(
  pictures: readonly (readonly [id: string, ShippedPicture])[],
  drawing: string,
): void {
  const lines = pictures.map(
    ([id, { recipe, files }]) => `  ${toKey(id)}: { recipe: "${recipe}", files: "${files}" },`,
  );
  const source = [
    "// Written by tools/generate-pictures.ts; `npm run generate:pictures` renews it.",
    'import type { ShippedPicture } from "./shipped-picture.ts";',
    "",
    "/** Hash of the drawing code that the pictures were compared with. */",
    `export const drawnBy = "${drawing}";`,
    "",
    "export const pictures: Readonly<Record<string, ShippedPicture>> = {",
    ...lines,
    "};",
    "",
  ];
  writeFileSync(manifest, source.join("\n"));
}

/** As oxfmt writes a key: quoted only if it has to be. */
function toKey(id: string): string {
  return /^[a-z]\w*$/i.test(id) ? id : JSON.stringify(id);
}
