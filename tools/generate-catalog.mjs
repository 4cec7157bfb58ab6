import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const titles = "packages/originals/src/titles";

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

const translations = "packages/originals/src/translations";

/** Source of the module that lists all translations into Spanish. */
export function spanishSource() {
  const files = readdirSync(`${translations}/es`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((path) => {
      const [folder, id = folder] = path.slice(0, -".json".length).split("/");
      return { path: `./es/${path}`, folder, id, name: camelCase(`es-${folder}-${id}`) };
    });
  const imports = files.map(
    ({ path, name }) => `import ${name} from "${path}" with { type: "json" };`,
  );
  const list = (isListed) =>
    files
      .filter(({ folder }) => isListed(folder))
      .map(({ id, name }) => `    ${/^\w+$/.test(id) ? id : JSON.stringify(id)}: ${name},`)
      .join("\n");
  return `// Written by tools/generate-catalog.mjs.
import type { Translations } from "./find-translation.ts";
${imports.join("\n")}

export const spanish: Translations = {
  films: {
${list((folder) => folder !== "series" && folder !== "shared")}
  },
  series: {
${list((folder) => folder === "series")}
  },
  shared: esSharedShared,
};
`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  write("packages/originals/src/catalog.gen.ts", catalogSource());
  write(`${translations}/es.gen.ts`, spanishSource());
}

function write(target, source) {
  const current = existsSync(target) ? readFileSync(target, "utf8") : "";
  if (current !== source) writeFileSync(target, source);
}
