import type { Language } from "#distress/distress.ts";

const unitSeconds: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  segundo: 1,
  minuto: 60,
  minutito: 60,
  hora: 3600,
};

const amount = String.raw`(\d+|an?|one|half an?|half a|una?|un par de|a couple(?: of)?)`;
const unit = "(second|minute|hour|segundo|minuto|minutito|hora)s?";
const span = new RegExp(
  String.raw`\b${amount} ${unit}\b(?: (?:and a |y )?(half|media)\b)?(?: (?:and |y |con )?(\d+)(?: ${unit})?\b)?`,
);

/** A point of a film: "minuto 3 con 30". */
const spanishPoint = /\bminuto (\d{1,3})(?: (?:con |y )?(\d{1,2}))?\b(?! (?:minutos|horas))/;

/** The first duration anywhere in normalized words, in seconds: "in an hour and 20 minutes". */
export function findDuration(words: string): number | null {
  const point = spanishPoint.exec(words);
  if (point) {
    const [, minutes = "0", seconds = "0"] = point;
    return 60 * Number(minutes) + Number(seconds);
  }
  const found = span.exec(words);
  if (!found) return null;
  const [, size = "", name = "", half, extra, extraName] = found;
  const seconds = unitSeconds[name] ?? 0;
  let total = readAmount(size) * seconds + (half ? seconds / 2 : 0);
  if (extra) {
    // "One minute twenty" continues in the next smaller unit.
    const smaller = extraName ? (unitSeconds[extraName] ?? 0) : seconds / 60;
    if (smaller >= 1) total += Number(extra) * smaller;
  }
  return total;
}

function readAmount(said: string): number {
  if (said.startsWith("half")) return 0.5;
  if (said.startsWith("un par") || said.startsWith("a couple")) return 2;
  const value = Number(said);
  return Number.isNaN(value) ? 1 : value;
}

const clocks: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(half past|quarter past|quarter to) )?(?:(?:at|to|by|until|till|before|after|is|from|o ?clock) )?(\d{1,2})(?: minutes (\d\d)| (\d\d))?(?: ?(a ?m|p ?m|o ?clock|tonight|at night|in the (?:morning|evening|afternoon)))?\b/,
  es: /\b(?:a las|a la|las|hasta las|para las|antes de las) (\d{1,2}|una)(?: (y media|y cuarto|menos cuarto|y (\d{1,2})|(\d\d)))?(?: (?:de la )?(manana|tarde|noche|a ?m|p ?m))?\b/,
};
const bareSpanish =
  /\b(\d{1,2})(?: (y media|y cuarto|menos cuarto|y (\d{1,2})|(\d\d)))(?: (?:de la )?(manana|tarde|noche))?\b/;

/**
 * The first time of day in normalized words, in minutes after midnight. An hour up to 11 without
 * "am" is meant in the afternoon or evening: people speak of bedtimes and parties.
 */
export function findClock(words: string, language: Language): number | null {
  return language === "en" ? readEnglish(words) : readSpanish(words);
}

function readEnglish(words: string): number | null {
  if (/\bmidnight\b/.test(words)) return 24 * 60 - 1;
  if (/\bnoon\b/.test(words)) return 12 * 60;
  // A duration is no time: "in 20 minutes"; but "7:30" is normalized to "7 minutes 30".
  const plain = words.replaceAll(
    /\b\d+ (?:seconds?|hours?|years?|percent|minutes?(?! \d\d\b))\b/g,
    " ",
  );
  const found = clocks.en.exec(plain);
  if (!found) return null;
  const [, part, hour = "", minutes = found[4], , day] = found;
  const base = toMinutes(Number(hour), Number(minutes ?? 0), day ?? "");
  if (base === null) return null;
  if (part === "half past") return base + 30;
  if (part === "quarter past") return base + 15;
  return part === "quarter to" ? base - 15 : base;
}

function readSpanish(words: string): number | null {
  if (/\bmedianoche\b/.test(words)) return 24 * 60 - 1;
  if (/\bmediodia\b/.test(words)) return 12 * 60;
  const plain = words.replaceAll(/\b\d+ (?:segundos?|minutos?|horas?|anos?)\b/g, " ");
  const found = clocks.es.exec(plain) ?? bareSpanish.exec(plain);
  if (!found) return null;
  const [, hour = "", part = "", minutes = found[4], , day] = found;
  const base = toMinutes(hour === "una" ? 1 : Number(hour), Number(minutes ?? 0), day ?? "");
  if (base === null) return null;
  if (part === "y media") return base + 30;
  if (part === "y cuarto") return base + 15;
  return part === "menos cuarto" ? base - 15 : base;
}

function toMinutes(hour: number, minutes: number, day: string): number | null {
  if (hour > 23 || minutes > 59) return null;
  const isMorning = /^(?:a ?m|in the morning|manana)$/.test(day);
  const isLater = hour < 12 && hour > 0 && !isMorning;
  return (isLater ? hour + 12 : isMorning && hour === 12 ? 0 : hour) * 60 + minutes;
}
