import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { runOrExit, say } from "./step.mjs";

const stamp = "node_modules/.goldmane-installed";

/** Installs the packages of package-lock.json, unless the same lock file was already installed. */
export function install() {
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Installing packages …");
  // Not `npm ci`, which rejects a lock file without the binaries of platforms that a registry
  // lacks.
  runOrExit("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]);
  mkdirSync("node_modules", { recursive: true });
  writeFileSync(stamp, wanted);
}
