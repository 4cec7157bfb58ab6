export type FormTree = { [key: string]: FormTree | string };

/** Reads `a[b][0][c]=d` as Stripe's clients write it. */
export function parseForm(text: string): FormTree {
  const tree: FormTree = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const keys = path.split(/[[\]]+/).filter((key) => key !== "");
    const last = keys.pop() ?? "";
    let branch = tree;
    for (const key of keys) {
      const next = branch[key];
      branch = branch[key] = typeof next === "object" ? next : {};
    }
    branch[last] = value;
  }
  return tree;
}

/** What stands at a path of it, as text; "" for nothing. */
export function textAt(tree: FormTree, ...path: string[]): string {
  let at: FormTree | string | undefined = tree;
  for (const key of path) at = typeof at === "object" ? at[key] : undefined;
  return typeof at === "string" ? at : "";
}
