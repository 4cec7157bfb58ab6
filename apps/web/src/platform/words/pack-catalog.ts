/** A message per plural category of the language; `other` is the fallback. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Messages of a language, by the English source or by its key. */
export type Catalog = Readonly<Record<string, string | Forms>>;

/** A 24-bit hash of the English: short, since every message is sent with its key. */
export function messageKey(english: string): string {
  let hash = 7;
  for (let i = 0; i < english.length; i += 1)
    hash = Math.imul(hash ^ english.charCodeAt(i), 0x01000193);
  return (hash >>> 8).toString(36);
}

/** Joins plural forms into one catalog key. */
export function joinForms({ one, other }: { one: string; other: string }): string {
  return `${one} | ${other}`;
}

/**
 * Packs a catalog for delivery.
 * @throws Error if two messages hash to the same key
 */
export function packCatalog(words: Catalog): Catalog {
  const packed: Record<string, string | Forms> = {};
  for (const [english, message] of Object.entries(words)) {
    const key = messageKey(english);
    if (key in packed) throw new Error(`The key of “${english}” is another message’s as well.`);
    packed[key] = message;
  }
  return packed;
}
