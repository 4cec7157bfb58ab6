import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { runOrExit, say } from "./step.mjs";

const stamp = "node_modules/.goldmane-installed";

/** Installs what package-lock.json names, unless that very file was installed already. */
export function install() {
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Installing packages …");
  // Not `npm ci`: it refuses a lock that lacks binaries of platforms that a registry does not hold.
  runOrExit("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]);
  mkdirSync("node_modules", { recursive: true });
  writeFileSync(stamp, wanted);
}
