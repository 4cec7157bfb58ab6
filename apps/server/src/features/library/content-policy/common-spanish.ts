/** Spanish words that say nothing about a text, without accents. Some are words of English as well. */
export const commonSpanish: ReadonlySet<string> = new Set(
  (
    "a al algo ante asi aun bien cada casi come como con cual cuando da dame de del den dice dime donde " +
    "dos e el en era es esa ese eso esta este esto fin fue ha has hay he ido la las le les lo los mas me " +
    "mi mis muy nada ni no nos o once os otro para pero por pues que real red salsa se ser si sin sobre " +
    "sol solo son su sus tal te tu tus un una uno va van ve ven ver y ya yo"
  ).split(" "),
);
