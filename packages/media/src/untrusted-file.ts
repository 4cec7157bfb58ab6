import { open } from "node:fs/promises";
import { basename } from "node:path";
import { decodeGuards, probeGuards } from "./input-guards.ts";

/**
 * An untrusted media file. Its path cannot be read back: the only thing it gives is a guarded
 * input, so that no command can name the file without the guards before it.
 */
export class UntrustedFile {
  /** For messages and logs. */
  readonly name: string;
  readonly #path: string;

  /**
   * `path` is absolute. The `file:` prefix keeps colons and dashes in names from being interpreted.
   */
  constructor(path: string) {
    this.#path = path;
    this.name = basename(path);
  }

  /** `options` are trusted input options, such as a seek. */
  inputToDecode(options: readonly string[]): string[] {
    return [...decodeGuards, ...options, "-i", `file:${this.#path}`];
  }

  inputToProbe(options: readonly string[]): string[] {
    return [...probeGuards, ...options, "-i", `file:${this.#path}`];
  }

  /** Its first bytes, which tell a film from a text. */
  async head(length: number): Promise<Buffer> {
    await using handle = await open(this.#path, "r");
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  }

  /** The tools' output quotes the path; messages for people must not. */
  withoutPath(text: string): string {
    return text.replaceAll(`file:${this.#path}`, this.name).replaceAll(this.#path, this.name);
  }
}
