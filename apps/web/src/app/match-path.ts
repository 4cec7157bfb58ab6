export type PathParams = Readonly<Record<string, string>>;

/** Returns the parameters of a matching path, or null. Trailing slashes are ignored. */
export function matchPath(pattern: string, path: string): PathParams | null {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  if (wanted.length !== given.length) return null;

  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = text;
    else if (part !== text) return null;
  }
  return params;
}

function partsOf(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}
