/** Names that differ only in case or in the form of their letters are the same. */
export function toMixNameKey(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}
