import { ScriptError } from "#script-error.ts";

export type Tags = ReadonlyMap<string, string>;

/**
 * Reads tags such as `timer: 8` and `default`; a tag without a colon has an empty value.
 * @throws ScriptError for a tag that isn't known here, or that is there twice.
 */
export function readTags(tags: readonly string[], known: readonly string[], place: string): Tags {
  const found = new Map<string, string>();
  for (const tag of tags) {
    const [name = "", ...rest] = tag.split(":");
    const key = name.trim();
    if (!known.includes(key)) throw new ScriptError(`${place}: there is no tag "# ${key}" here.`);
    if (found.has(key)) throw new ScriptError(`${place}: the tag "# ${key}" is there twice.`);
    found.set(key, rest.join(":").trim());
  }
  return found;
}

/** The tag's value; null if the tag is missing. */
export function valueOf(tags: Tags, key: string): string | null {
  return tags.get(key) ?? null;
}

/**
 * The tag's value as a number above 0; null if the tag is missing.
 * @throws ScriptError for anything else.
 */
export function numberOf(tags: Tags, key: string, place: string): number | null {
  const value = tags.get(key);
  if (value === undefined) return null;
  const number = Number(value);
  if (value === "" || !Number.isFinite(number) || number <= 0)
    throw new ScriptError(`${place}: "# ${key}: ${value}" isn't a number above 0.`);
  return number;
}
