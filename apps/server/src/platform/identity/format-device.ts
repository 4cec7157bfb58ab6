import type { Words } from "#platform/words/words.ts";

/** A device's recorded English name, such as "Firefox on a Mac", in the reader's language. */
export function formatDevice({ say }: Words, recorded: string): string {
  const localized: Readonly<Record<string, string>> = {
    "A browser": say`A browser`,
    "a TV": say`a TV`,
    "an iPhone": say`an iPhone`,
    "an iPad": say`an iPad`,
    "an Android device": say`an Android device`,
    "a Mac": say`a Mac`,
  };
  const [browser = "", machine] = recorded.split(" on ").map((part) => localized[part] ?? part);
  return machine === undefined ? browser : say`${browser} on ${machine}`;
}
