import { after, before, fillers } from "#sentences/en/politeness.ts";

/** The words as they are, and without what is only polite: in the order in which they are to be tried. */
export function trimmings(said: string): string[] {
  const bare = said.replace(after, "");
  const plain = said.replaceAll(fillers, "").trim().replace(after, "").replace(before, "");
  const forms = [said, bare, said.replace(before, ""), bare.replace(before, ""), plain];
  return [...new Set(forms)].filter((form) => form !== "");
}
