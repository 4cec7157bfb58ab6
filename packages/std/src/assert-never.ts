/** Marks a branch that the types rule out, and fails loudly if data from outside reaches it. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
