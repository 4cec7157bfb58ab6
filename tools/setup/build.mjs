import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runOrExit, say } from "./step.mjs";

const stamp = "node_modules/.goldmane-built";
const sources = [
  "packages",
  "apps/server/src",
  "apps/server/vite.config.ts",
  "apps/web",
  "package-lock.json",
];
const products = ["apps/server/dist/main.js", "apps/web/dist/index.html"];

/** Builds the web app and the server, unless no source is newer than the last build. */
export function build() {
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if (products.every((file) => existsSync(file)) && newest(sources) < built) return;
  say("Building …");
  const begun = new Date();
  // The output is short, without a list of two hundred files; errors are printed.
  runOrExit("npm", ["run", "build", "--silent"], { stdio: ["ignore", "ignore", "inherit"] });
  writeFileSync(stamp, "");
  utimesSync(stamp, begun, begun);
}

function newest(paths) {
  return Math.max(...paths.map(newestIn));
}

function newestIn(path) {
  const about = statSync(path);
  if (!about.isDirectory()) return about.mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== "node_modules" && name !== "dist");
  return Math.max(about.mtimeMs, ...inside.map((name) => newestIn(join(path, name))));
}
