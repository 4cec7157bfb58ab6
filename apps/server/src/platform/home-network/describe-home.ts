import { trustPath } from "@goldmane/contracts/trust/limits";
import { renderUnicodeCompact } from "uqr";
import type { Words } from "#platform/words/words.ts";
import type { Tls } from "#platform/tls/tls.ts";

/** The message's language, how the server is reached, and where the message is shown. */
export type How = { words: Words; tls: Tls["kind"] | null; isTerminal: boolean };

/**
 * The start-up message about other devices at home: the server's URLs there and, in a terminal, a QR
 * code. With the local authority it leads to the page about trust, over http, so that a new device
 * shows no warning. Null if other devices can't reach the server.
 */
export function describeHome(
  urls: readonly string[],
  { words, tls, isTerminal }: How,
): string | null {
  const [best] = urls;
  if (best === undefined) return null;
  const start = tls === "local" ? best.replace(/^https:/, "http:") + trustPath : best;
  const { say } = words;
  const lines = [say`On your home network:`, ...urls.map((url) => `  ${url}`)];
  if (tls === "local") lines.push(say`Set up each phone, computer or TV once at ${start}`);
  if (isTerminal) lines.push("", renderUnicodeCompact(start, { border: 2 }));
  return lines.join("\n");
}
