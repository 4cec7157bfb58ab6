import type { Feature } from "#platform/feature.ts";
import type { Handler } from "./handler.ts";

type Known = { path: string; methods: readonly string[] };

/** The methods that a path supports, for the Allow header of a 405 response. */
export function listMethods(
  handlers: readonly Handler[],
  rawRoutes: NonNullable<Feature["rawRoutes"]>,
): (url: string) => string[] {
  const known: Known[] = [
    ...handlers.map(({ endpoint }) => ({ path: endpoint.path, methods: [endpoint.method] })),
    ...rawRoutes,
  ];
  return (url) => {
    const segments = splitPath(url);
    const taking = known.filter(({ path }) => matches(splitPath(path), segments));
    return [...new Set(taking.flatMap(({ methods }) => methods))];
  };
}

function splitPath(url: string): string[] {
  return (url.split("?", 1)[0] ?? "").split("/");
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const takesRest = pattern.at(-1) === "*";
  const parts = takesRest ? pattern.slice(0, -1) : pattern;
  const fits = takesRest ? segments.length >= pattern.length : segments.length === pattern.length;
  return fits && parts.every((part, index) => part.startsWith(":") || part === segments[index]);
}
