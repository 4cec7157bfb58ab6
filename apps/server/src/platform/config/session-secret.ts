import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The data folder's secret; created on first use. */
export function loadSessionSecret(dataFolder: string): string {
  const file = join(dataFolder, "session-secret");
  return readSecret(file) ?? makeSecret(file);
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** Hard-linked into place, so that a crash leaves no partial secret and concurrent starts agree. */
function makeSecret(file: string): string {
  const secret = randomBytes(32).toString("base64url");
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, secret, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
    return secret;
  } catch (error) {
    if (isCode(error, "EEXIST")) return readFileSync(file, "utf8").trim();
    throw error;
  } finally {
    rmSync(draft);
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
