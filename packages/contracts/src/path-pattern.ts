import { parse } from "regexparam";

export type PathParams = Readonly<Record<string, string>>;

/**
 * Returns a function that finds the parameters of a matching path, or null. `:name` stands for one
 * segment. Case counts; a trailing slash does not.
 */
export function compilePath(pattern: string): (path: string) => PathParams | null {
  const { keys, pattern: inAnyCase } = parse(pattern);
  const exact = new RegExp(inAnyCase.source);
  return (path) => {
    const found = path === "" ? null : exact.exec(path);
    return found && Object.fromEntries(keys.map((key, index) => [key, found[index + 1] ?? ""]));
  };
}
