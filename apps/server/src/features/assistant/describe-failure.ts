/** What kind of failure it was, without its words: those may hold what was said. */
export function describeFailure(error: unknown): string {
  const { name = "Error", statusCode } = error as { name?: string; statusCode?: number };
  return statusCode ? `${name} ${statusCode}` : name;
}
