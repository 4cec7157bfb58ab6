/**
 * Suffixes that hide a common stem: "whales", "baked", "climbing". Not linguistically exact, but
 * applied to both sides.
 */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  let root = word;
  if (root.endsWith("ies") && root.length > 4) root = `${root.slice(0, -3)}y`;
  else if (/(ss|x|ch|sh)es$/.test(root)) root = root.slice(0, -2);
  else if (root.endsWith("s") && !/(ss|us|is)$/.test(root)) root = root.slice(0, -1);
  if (root.length > 5 && root.endsWith("ing")) root = undouble(root.slice(0, -3));
  else if (root.length > 4 && root.endsWith("ed")) root = undouble(root.slice(0, -2));
  else if (root.length > 5 && root.endsWith("ly")) root = root.slice(0, -2);
  return root.length > 4 && root.endsWith("e") ? root.slice(0, -1) : root;
}

/** "Runn" is "run", and "bak" is "bake". */
function undouble(root: string): string {
  if (/^[^aeiou][aeiou][^aeiouwxy]$/.test(root)) return `${root}e`;
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
}
