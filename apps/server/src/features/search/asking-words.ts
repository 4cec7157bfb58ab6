/** Stop words of questions. */
const asking = new Set(
  (
    "a about an and any anything best can cartoon cartoons film films find for from fun give good i in " +
    "is it like me movie movies my of on one or please see show some something story stories that the " +
    "there to want watch we what where which who with " +
    // Spanish, without accents
    "algo algun alguna busca buscame con cuento cuentos dame de del donde el en hay la las lo los " +
    "muestra muestrame o para peli pelicula peliculas pelis pon ponme por favor que quien quiero se " +
    "sobre trata un una unas unos ver y"
  ).split(" "),
);

/** The query without stop words; null if nothing changes or remains. */
export function withoutAsking(words: readonly string[]): string | null {
  const said = words.filter((word) => !asking.has(word));
  return said.length === 0 || said.length === words.length ? null : said.join(" ");
}
