import { trustPath } from "@goldmane/contracts/trust/limits";
import { renderUnicodeCompact } from "uqr";
import type { Tls } from "#platform/tls/tls.ts";

type How = { tls: Tls["kind"] | null; isTerminal: boolean };

/**
 * The start-up message about other devices at home: the server's URLs there and, in a terminal, a QR
 * code. With the local authority it leads to the page about trust, over http, so that a new device
 * shows no warning. Null if other devices can't reach the server.
 */
export function describeHome(urls: readonly string[], { tls, isTerminal }: How): string | null {
  const [best] = urls;
  if (best === undefined) return null;
  const start = tls === "local" ? best.replace(/^https:/, "http:") + trustPath : best;
  const lines = ["On your home network:", ...urls.map((url) => `  ${url}`)];
  if (tls === "local") lines.push(`Set up each phone, computer or TV once at ${start}`);
  if (isTerminal) lines.push("", renderUnicodeCompact(start, { border: 2 }));
  return lines.join("\n");
}
