import { chmod, mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** A file's text; null if there is none. */
export async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Replaces a file that only its owner can read. A crash leaves the old file or the new one. */
export async function writeSecretFile(file: string, text: string): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, "w", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  // `open` keeps the mode of a draft that a crash left.
  await chmod(draft, 0o600);
  await rename(draft, file);
}
