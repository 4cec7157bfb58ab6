type Group = { open: string; branches: Part[][] };
type Part = string | Group;

/**
 * A pattern for each alternative of `pattern`, however deeply nested. `a(?:b|c)|d` has three: `a(?:b)`,
 * `a(?:c)` and `d`. In an alternative of a negative lookahead, the lookahead is a positive one, so that
 * it matches what the lookahead excludes.
 */
export function listBranches(pattern: RegExp): RegExp[] {
  const { branches } = parse(pattern.source);
  return branches.flatMap(narrow).map((source) => new RegExp(source, pattern.flags));
}

/** The sources of a branch, each with one alternative of one of its groups. */
function narrow(branch: readonly Part[]): string[] {
  const narrowed = branch.flatMap((part, index) => {
    if (typeof part === "string") return [];
    const before = write(branch.slice(0, index));
    const after = write(branch.slice(index + 1));
    const open = part.open.replace("!", "=");
    return part.branches.flatMap(narrow).map((inner) => `${before}${open}${inner})${after}`);
  });
  return narrowed.length > 0 ? narrowed : [write(branch)];
}

function write(parts: readonly Part[]): string {
  return parts
    .map((part) =>
      typeof part === "string" ? part : `${part.open}${part.branches.map(write).join("|")})`,
    )
    .join("");
}

/** Reads groups and alternatives; all else is text. */
function parse(source: string): Group {
  const whole: Group = { open: "", branches: [[]] };
  const open = [whole];
  for (const [token] of source.matchAll(/\\.|\[(?:\\.|[^\]])*\]|\(\?(?:[:=!]|<[=!])|./g)) {
    const group = open.at(-1) ?? whole;
    if (token === "|") group.branches.push([]);
    else if (token === ")") open.pop();
    else {
      const part: Part = token.startsWith("(") ? { open: token, branches: [[]] } : token;
      group.branches.at(-1)?.push(part);
      if (typeof part !== "string") open.push(part);
    }
  }
  return whole;
}
