import { isOneApart } from "#distress/correct-spelling.ts";

/** Words of commands that hurried hands misspell. */
const commandWords = (
  "quieter louder volume sound silence unmute subtitles captions pause resume restart rewind forward " +
  "faster slower shorter longer funnier scarier calmer younger movie movies watch watchlist another " +
  "episode previous original quality picture fullscreen screen settings profile profiles password " +
  "download downloads account history devices billing invoice language spanish english timer bedtime " +
  "minutes seconds credits intro trailer favorite favorites surprise random riddle story music " +
  "volumen sonido silencio subtitulos pausa continua reinicia adelanta regresa rapido despacio corta " +
  "larga divertida tranquila pelicula peliculas episodio siguiente anterior pantalla ajustes perfil " +
  "descarga descargas cuenta historial dispositivos idioma temporizador dormir minutos segundos " +
  "creditos sorpresa adivinanza cuento musica chiste"
).split(" ");
const leastLetters = 5;
/** Spanish words that are one letter from a command's: "cuánto falta" asks for no story. */
const ordinaryWords: ReadonlySet<string> = new Set(
  "cuanto cuanta cuantos cuantas cuente cuentan espacio segundo segundos segunda carta cartas carga cargar".split(
    " ",
  ),
);

/** A message with the words of commands spelled right: "make it quiter" asks for "quieter". */
export function correctCommands(message: string, isKnown: (word: string) => boolean): string {
  return message.replaceAll(/\p{L}+/gu, (word) => {
    const plain = word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
    if (plain.length < leastLetters || commandWords.includes(plain)) return word;
    if (ordinaryWords.has(plain) || isKnown(plain)) return word;
    return commandWords.find((known) => isOneApart(plain, known)) ?? word;
  });
}
