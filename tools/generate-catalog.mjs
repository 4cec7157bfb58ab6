import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Compiler, CompilerOptions } from "inkjs/full";

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

const interactive = "packages/originals/src/interactive";

/** Ids of the interactive films: the names of their folders. */
function listInteractive() {
  return readdirSync(interactive, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${interactive}/${entry.name}/film.ts`))
    .map(({ name }) => name)
    .toSorted();
}

/** Source of the module that lists all interactive films. */
export function interactiveSource() {
  const ids = listInteractive();
  const imports = ids.map((id) => `import { ${camelCase(id)} } from "./${id}/film.ts";\n`).join("");
  const names = ids.map((id) => `  ${camelCase(id)},\n`).join("");
  return `// Written by tools/generate-catalog.mjs.
import type { InteractiveFilm } from "./interactive-film.ts";
${imports}
// oxfmt-ignore
export const interactiveFilms: readonly InteractiveFilm[] = [${names && `\n${names}`}];
`;
}

/** Source of the module with the compiled scripts of all interactive films. */
export function scriptsSource() {
  const scripts = listInteractive()
    .map((id) => `  "${id}": ${JSON.stringify(compileScript(`${interactive}/${id}/${id}.ink`))},\n`)
    .join("");
  return `// Written by tools/generate-catalog.mjs.

/** What the ink compiler makes of each film's script, by the film's id. */
// oxfmt-ignore
export const scripts: Readonly<Record<string, string>> = {${scripts && `\n${scripts}`}};
`;
}

/** @throws Error with the compiler's messages, which name lines. */
function compileScript(file) {
  const messages = [];
  const options = new CompilerOptions(null, [], false, (message) => messages.push(message));
  const compiler = new Compiler(readFileSync(file, "utf8"), options);
  try {
    return compiler.Compile().ToJson();
  } catch (error) {
    throw new Error(`${file}: ${messages.join("; ") || error.message}`, { cause: error });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  write("packages/originals/src/catalog.gen.ts", catalogSource());
  write(`${translations}/es.gen.ts`, spanishSource());
  write(`${interactive}/catalog.gen.ts`, interactiveSource());
  write(`${interactive}/scripts.gen.ts`, scriptsSource());
}

function write(target, source) {
  const current = existsSync(target) ? readFileSync(target, "utf8") : "";
  if (current !== source) writeFileSync(target, source);
}
