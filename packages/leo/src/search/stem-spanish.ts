/**
 * Strips endings of Spanish words without accents, so that "dragones", "dragoncito" and "dragona"
 * share a stem. Not linguistically exact, but applied to both sides.
 */
export function stemSpanish(word: string): string {
  if (word.length <= 3) return word;
  let root = word.replace(/s$/, "");
  if (/[^aeo]e$/.test(root) && word.endsWith("es")) root = root.slice(0, -1);
  root = root.replace(/c$/, "z").replace(/eria$/, "era");
  // "Muñequito" is of "muñeco", and "amiguito" of "amigo".
  root = shorten(root, /(?:e?c|)it[oa]$/, 3)
    .replace(/qu$/, "c")
    .replace(/gu$/, "g");
  root = shorten(root, /(?:aciones|acion|ciones|cion|mente|amiento|imiento|dad)$/, 4);
  root = shorten(
    root,
    /(?:ando|iendo|yendo|aba|aban|aron|ieron|arse|erse|irse|adora?|edora?|idora?|ada?o?|ido|ida|ar|er|ir)$/,
    3,
  );
  return root.length > 3 ? root.replace(/[aeo]$/, "") : root;
}

function shorten(word: string, ending: RegExp, least: number): string {
  const root = word.replace(ending, "");
  return root.length >= least ? root : word;
}
