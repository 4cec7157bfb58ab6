/** A deep copy of a state of numbers, texts, booleans, null, lists and plain objects. */
export function copyState<State>(state: State): State {
  return copy(state) as State;
}

function copy(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  const made: Record<string, unknown> = {};
  for (const key in value) made[key] = copy((value as Record<string, unknown>)[key]);
  return made;
}
