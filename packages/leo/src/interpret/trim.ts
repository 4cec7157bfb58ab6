import { after, before, fillers } from "#sentences/en/politeness.ts";

/** Returns the words as they are and without polite phrases, in the order to try them. */
export function trimmings(said: string): string[] {
  const bare = said.replace(after, "");
  const plain = said.replaceAll(fillers, "").trim().replace(after, "").replace(before, "");
  const forms = [said, bare, said.replace(before, ""), bare.replace(before, ""), plain];
  return [...new Set(forms)].filter((form) => form !== "");
}
