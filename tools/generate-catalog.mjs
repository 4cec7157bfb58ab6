import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const titles = "packages/originals/src/titles";
const target = "packages/originals/src/catalog.gen.ts";

/**
 * Source of the module that lists all original films, so that a new film needs only its own file.
 */
export function catalogSource() {
  const films = readdirSync(titles)
    .toSorted()
    .flatMap((genre) =>
      readdirSync(`${titles}/${genre}`)
        .toSorted()
        .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
        .map((file) => ({ path: `./titles/${genre}/${file}`, name: camelCase(file.slice(0, -3)) })),
    );
  const imports = films.map(({ path, name }) => `import { ${name} } from "${path}";`).join("\n");
  const names = films.map(({ name }) => `  ${name},`).join("\n");
  return `// Written by tools/generate-catalog.mjs.
import type { Original } from "./original.ts";
${imports}

export const originals: readonly Original[] = [
${names}
];
`;
}

function camelCase(file) {
  return file.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const source = catalogSource();
  let current = "";
  try {
    current = readFileSync(target, "utf8");
  } catch {
    // The file does not exist before the first run.
  }
  if (current !== source) writeFileSync(target, source);
}
