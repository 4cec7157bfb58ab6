/** A message for each of the language's plural categories; `other` for those that are not named. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** What a language says, by the English of the source, or by the key that stands for it. */
export type Catalog = Readonly<Record<string, string | Forms>>;

/** 24 bits of its letters: short, since every message travels with its key. */
export function messageKey(english: string): string {
  let hash = 7;
  for (let i = 0; i < english.length; i += 1)
    hash = Math.imul(hash ^ english.charCodeAt(i), 0x01000193);
  return (hash >>> 8).toString(36);
}

/** The English of two forms, as catalogues name it. */
export function joinForms({ one, other }: { one: string; other: string }): string {
  return `${one} | ${other}`;
}

/** A catalogue as it travels. Two messages that share a key are a fault of the catalogue. */
export function packCatalog(words: Catalog): Catalog {
  const packed: Record<string, string | Forms> = {};
  for (const [english, message] of Object.entries(words)) {
    const key = messageKey(english);
    if (key in packed) throw new Error(`The key of “${english}” is another message’s as well.`);
    packed[key] = message;
  }
  return packed;
}
