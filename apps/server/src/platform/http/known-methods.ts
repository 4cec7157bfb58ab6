import type { Handler } from "./handler.ts";

/** The methods that the contracts give an address, for whoever tried another one. */
export function findMethods(handlers: readonly Handler[], url: string): string[] {
  const segments = splitPath(url);
  const methods = handlers
    .filter(({ endpoint }) => matches(splitPath(endpoint.path), segments))
    .map(({ endpoint }) => endpoint.method);
  return [...new Set(methods)];
}

function splitPath(url: string): string[] {
  return (url.split("?", 1)[0] ?? "").split("/");
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part.startsWith(":") || part === segments[index])
  );
}
