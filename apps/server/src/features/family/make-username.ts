/** A username derived from a person's name. */
export function makeUsername(name: string, suffix: string): string {
  const word = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, nameLength);
  return [word || "member", suffix].filter((part) => part !== "").join("-");
}

/** Leaves room for a suffix. */
const nameLength = 30;
