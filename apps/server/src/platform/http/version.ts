import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serverFolder } from "#platform/config/server-folder.ts";

export const version = readVersion();

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(serverFolder(), "package.json"), "utf8"));
  const isVersioned = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return isVersioned ? String(manifest.version) : "unknown";
}
