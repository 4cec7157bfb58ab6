import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import * as simpleIcons from "simple-icons";

const directory = "apps/server/src/features/directory";
const target = `${directory}/marks/brand-marks.gen.ts`;

/** Source of the module with the outlines of exactly the marks that the lists name. */
export function brandMarksSource() {
  const known = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, icon.path]));
  const lines = namedMarks().map((slug) => {
    const path = known.get(slug);
    if (path === undefined) throw new Error(`simple-icons has no mark "${slug}".`);
    return `  ${JSON.stringify(slug)}: ${JSON.stringify(path)},`;
  });
  return `// Written by tools/generate-brand-marks.mjs from simple-icons (https://simpleicons.org), which gives
// the drawings away under CC0 1.0. The marks are their owners' and stand for nothing but them.

/** Outlines on a 24-unit square. */
export const brandMarks = {
${lines.join("\n")}
} as const;

export type BrandMark = keyof typeof brandMarks;
`;
}

function namedMarks() {
  const files = ["links", "lists"].flatMap((folder) =>
    readdirSync(`${directory}/${folder}`).map((file) => `${directory}/${folder}/${file}`),
  );
  const slugs = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bmark: "([a-z0-9]+)"/g)].map(([, slug]) => slug),
  );
  return [...new Set(slugs)].toSorted((a, b) => a.localeCompare(b));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(target, brandMarksSource());
}
