/** Endings of verbs, longest first. */
const verbEndings =
  /(?:ariamos|eriamos|iriamos|aremos|eremos|iremos|asemos|abamos|aramos|ieramos|iendo|iendose|andose|ando|aron|ieron|aban|arian|erian|irian|aran|eran|iran|aste|iste|amos|emos|imos|aria|eria|iria|aban|aba|ian|ado|ido|ada|ida|ados|idos|adas|idas|arse|erse|irse|ar|er|ir|an|en|ia|io|as|es|os|a|e|o|s)$/;

/**
 * The part of a Spanish word without accents that its forms share: "vuelan" and "volar" differ, but
 * "duermen" and "duerme", "gatos" and "gata" don't. Not linguistically exact, but applied to both
 * sides.
 */
export function stemSpanish(word: string): string {
  if (word.length <= 3) return word;
  const singular = word.replace(/(?<=[aeiou])s$|(?<=[^aeiou])es$/, "").replace(/c$/, "z");
  const root = singular.replace(/(?:cito|cita|citos|citas|ito|ita)$/, "");
  const base = root.length >= 3 ? root : singular;
  const cut = base.replace(verbEndings, "");
  return cut.length >= 3 ? cut : base;
}
