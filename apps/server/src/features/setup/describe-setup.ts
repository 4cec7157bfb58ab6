import type { Words } from "#platform/words/words.ts";

/**
 * The start-up message of a new server. It goes to the terminal only: the log may be sent elsewhere,
 * and the code makes its reader the operator.
 */
export function describeSetup({ say }: Words, url: string, code: string): string {
  const address = new URL("/setup", url);
  if (address.hostname === "0.0.0.0" || address.hostname === "[::]") address.hostname = "localhost";
  return [
    "",
    say`Welcome to Goldmane! To set up this server, open ${address.href} and enter this code:`,
    "",
    `  ${code}`,
    "",
    say`The code works once. You’ll see it at every start until then.`,
  ].join("\n");
}
