export type FormTree = { [key: string]: FormTree | string };

/** Parses `a[b][0][c]=d`, the format of Stripe's clients. */
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

/** The text at a path; "" if there is none. */
export function textAt(tree: FormTree, ...path: string[]): string {
  let at: FormTree | string | undefined = tree;
  for (const key of path) at = typeof at === "object" ? at[key] : undefined;
  return typeof at === "string" ? at : "";
}
