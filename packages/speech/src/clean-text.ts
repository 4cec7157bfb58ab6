/** Longer texts are cut: 2,000 letters would be two minutes of sound. */
export const longestText = 1000;

const replacements: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "–": ", ",
  "—": ", ",
  "…": "... ",
  "&": " and ",
};

/**
 * A text as the engine can read it: plain ASCII on one line, at most `longestText` characters, cut
 * at a sentence's end where there is one.
 * @throws RangeError when nothing is left to say
 */
export function cleanText(text: string): string {
  const plain = text
    .slice(0, longestText * 4)
    .replaceAll(/[‘’“”–—…&]/g, (sign) => replacements[sign] ?? " ")
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[^\x20-\x7e]+/g, " ")
    .replaceAll(/[*_`~#<>[\]{}|\\^]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const cut = cutLong(plain);
  if (!/[a-z0-9]/i.test(cut)) throw new RangeError("There’s nothing to say.");
  return cut;
}

function cutLong(text: string): string {
  if (text.length <= longestText) return text;
  const head = text.slice(0, longestText);
  const end = Math.max(head.lastIndexOf(". "), head.lastIndexOf("! "), head.lastIndexOf("? "));
  if (end > longestText / 2) return head.slice(0, end + 1);
  const space = head.lastIndexOf(" ");
  return head.slice(0, space > 0 ? space : longestText);
}
