import type { Option } from "#moment.ts";
import { readTags, valueOf } from "#read-tags.ts";

/** Tags inside the brackets of an option. */
export const optionTags = ["default", "says", "picture"] as const;

/** Reads an option from the text and the tags inside its brackets. */
export function readOption(text: string, tags: readonly string[]): Option {
  // A condition within the text leaves two spaces.
  const shown = text.trim().replaceAll(/\s+/g, " ");
  const read = readTags(tags, optionTags, `Option "${shown}"`);
  return {
    text: shown,
    isDefault: read.has("default"),
    says: listOf(valueOf(read, "says")),
    picture: valueOf(read, "picture"),
  };
}

function listOf(text: string | null): string[] {
  return (text ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
