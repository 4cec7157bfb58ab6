import { open } from "node:fs/promises";
import { basename } from "node:path";
import { decodeGuards, probeGuards } from "./input-guards.ts";

/**
 * A media file of somebody else's. Its path cannot be read back: the one thing to be had from it is
 * a guarded input, so that no command can name the file without the guards before it.
 */
export class UntrustedFile {
  /** For messages and logs. */
  readonly name: string;
  readonly #path: string;

  /** `path` is absolute. The `file:` prefix keeps colons and dashes in names from being read as more. */
  constructor(path: string) {
    this.#path = path;
    this.name = basename(path);
  }

  /** `options` are input options of our own making, such as a seek. */
  inputToDecode(options: readonly string[]): string[] {
    return [...decodeGuards, ...options, "-i", `file:${this.#path}`];
  }

  inputToProbe(options: readonly string[]): string[] {
    return [...probeGuards, ...options, "-i", `file:${this.#path}`];
  }

  /** Its first bytes, by which a film is told from a text. */
  async head(length: number): Promise<Buffer> {
    await using handle = await open(this.#path, "r");
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  }

  /** What the tools say quotes the path; what people are told must not. */
  withoutPath(text: string): string {
    return text.replaceAll(`file:${this.#path}`, this.name).replaceAll(this.#path, this.name);
  }
}
