/** The kind of failure without its message, which may contain the conversation. */
export function describeFailure(error: unknown): string {
  const { name = "Error", statusCode } = error as { name?: string; statusCode?: number };
  return statusCode ? `${name} ${statusCode}` : name;
}
