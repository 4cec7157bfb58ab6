/**
 * The start-up message of a new server. It goes to the terminal only: the log may be sent elsewhere,
 * and the code makes its reader the operator.
 */
export function describeSetup(url: string, code: string): string {
  const address = new URL("/setup", url);
  if (address.hostname === "0.0.0.0" || address.hostname === "[::]") address.hostname = "localhost";
  return [
    "",
    `Welcome to Goldmane! To set up this server, open ${address.href} and enter this code:`,
    "",
    `  ${code}`,
    "",
    "It works once, and is printed at every start until then.",
  ].join("\n");
}
