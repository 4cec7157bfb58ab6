import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { report, section } from "./report.mjs";

const dist = "apps/web/dist";
/** DESIGN's budgets in kilobytes (1000 bytes) of brotli. */
const pages = [
  { page: "src/pages/home.tsx", most: 100 },
  { page: "src/pages/genre.tsx", most: 100 },
  { page: "src/pages/watch.tsx", most: 110 },
];

/** The scripts that each page loads before it is interactive, in bytes over the wire. */
export function benchScripts() {
  section("Initial script (kB of brotli, entry and page with all they import)");
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  for (const { page, most } of pages) {
    const files = needs(manifest, ["index.html", page]);
    const kilobytes = files.reduce((sum, file) => sum + sizeOf(`${file}.br`), 0) / 1000;
    const figure = `${kilobytes.toFixed(1)} kB in ${files.length} files`;
    report(page, figure, `≤ ${most} kB`, kilobytes <= most);
  }
}

function needs(manifest, roots) {
  const seen = new Set();
  const queue = [...roots];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    queue.push(...(chunk.imports ?? []));
  }
  return [...seen].map((name) => manifest[name].file);
}

function sizeOf(file) {
  return statSync(join(dist, file)).size;
}
