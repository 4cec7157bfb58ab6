import type { Language } from "#distress/distress.ts";
import { writeDigits } from "./number-words.ts";

type Rule = readonly [RegExp, string];

const n = String.raw`(-?\d+(?:\.\d+)?)`;
const part = String.raw`(-?\d+(?:\.\d+)?|\w+\([^()]*\))`;

/** Words around a calculation. */
const frames: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:hey|leo|please|pls|can you|could you|do math|quick math|math|what|whats|wat|wats|is|are|how much|how many|does|do|calculate|compute|work out|solve|tell me|i need to know|i have to know|you get|when you|when i|if you|if i|equals?|equal to|makes?|altogether|together|in total|a|an|the answer to|the answer|answer|for me|the|me|so|um|ok)\b/g,
  es: /\b(?:oye|hola|leo|por favor|porfa|cuanto|cuantos|quanto|que|es|son|da|dan|hacen|calcula|calcular|saca|la cuenta de|resuelve|dime|me ayudas con|una suma|una resta|suma de|el resultado de|igual a|cual|el|la|los|las|me|mi|hija|no puede con esta|de)\b/g,
};

const ordinaryFractions: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    [/\bhalf of a half\b/g, "half(0.5)"],
    [/\b(?:a |one )?half of\b/g, "half of"],
    [/\b(?:a|one|1) third of\b/g, "third of"],
    [/\b(?:a|one|1) (?:quarter|fourth) of\b/g, "quarter of"],
    [/\b(\d+) halves\b/g, "($1/2)"],
    [/\b(\d+) thirds?\b/g, "($1/3)"],
    [/\b(\d+) (?:quarters?|fourths?)\b/g, "($1/4)"],
    [/\b(\d+) fifths?\b/g, "($1/5)"],
    [/\b(\d+) sixths?\b/g, "($1/6)"],
    [/\b(\d+) eighths?\b/g, "($1/8)"],
    [/\b(\d+) tenths?\b/g, "($1/10)"],
    [/\b(\d+) (?:and a half)\b/g, "($1.5)"],
    [/\b(?:a|one|1) half\b/g, "(1/2)"],
    [/\b(?:a) dozen\b|\bdozen\b/g, "12"],
  ],
  es: [
    [/\b(?:la )?mita[dt]? de\b/g, "half of"],
    [/\b(?:un|1|la) terci(?:o|a parte) de\b|\bla tercera parte de\b/g, "third of"],
    [/\b(?:un|1) cuarto de\b|\bla cuarta parte de\b/g, "quarter of"],
    [/\b(?:un|1) medio\b/g, "(1/2)"],
    [/\b(\d+) medios\b/g, "($1/2)"],
    [/\b(\d+) tercios?\b/g, "($1/3)"],
    [/\b(\d+) cuartos?\b/g, "($1/4)"],
    [/\b(\d+) quintos?\b/g, "($1/5)"],
    [/\b(\d+) octavos?\b/g, "($1/8)"],
    [/\b(\d+) decimos?\b/g, "($1/10)"],
    [/\b(\d+) y medi[oa]\b/g, "($1.5)"],
    [/\b(?:una )?docena\b/g, "12"],
  ],
};

/** In order: functions of one number, then lists, then operators. */
const operators: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    [/\) of (?=[\d(])/g, ")*"],
    [/\bpercent\b|\bper cent\b/g, "%"],
    [new RegExp(`${n} ?% of ${n}`, "g"), "percent($1,$2)"],
    [new RegExp(String.raw`\b(?:square )root of ${n}`, "g"), "sqrt($1)"],
    [new RegExp(String.raw`\b(?:cube|cubic) root of ${n}`, "g"), "cbrt($1)"],
    [new RegExp(String.raw`\b(half|third|quarter) of ${part}`, "g"), "$1($2)"],
    [new RegExp(String.raw`\b(double|triple|twice)(?: of)? ${part}`, "g"), "$1($2)"],
    [/\btwice\(/g, "double("],
    [new RegExp(String.raw`\bcube of ${n}`, "g"), "$1^3"],
    [new RegExp(String.raw`\bsquare of ${n}`, "g"), "$1^2"],
    [new RegExp(String.raw`\bfactorial(?: of)? ${n}|${n} factorial`, "g"), "factorial($1$2)"],
    [new RegExp(String.raw`\bsubtract ${n} from ${n}`, "g"), "$2-$1"],
    [new RegExp(String.raw`\btake ${n} (?:away )?from ${n}`, "g"), "$2-$1"],
    [new RegExp(String.raw`\bmultiply ${n} (?:by|with|and|times) ${n}`, "g"), "$1*$2"],
    [new RegExp(String.raw`\bdivide ${n} (?:by|with) ${n}`, "g"), "$1/$2"],
    [new RegExp(String.raw`\bremainder of ${n} divided by ${n}`, "g"), "mod($1,$2)"],
    [new RegExp(String.raw`\b(?:sum of|add)((?: ${n}(?: and| plus)?){2,})`, "g"), " $1 "],
    [/\bto the power of\b|\braised to(?: the)?\b|\bto the (?=\d)/g, "^"],
    [/(?<=[\d)]) squared\b/g, "^2"],
    [/(?<=[\d)]) cubed\b/g, "^3"],
    [/\bdivided (?:by|into)\b|\bover\b|÷|:/g, "/"],
    [/\bmultiplied (?:by|with)\b|\btimes\b|\btimed by\b|\btims\b|\btime\b/g, "*"],
    [/\bplus\b|\bplus and\b|\badd(?:ed to)?\b/g, "+"],
    [/\bminus\b|\btake away\b|\btakeaway\b|\bless\b|\bminous\b/g, "-"],
    [/(?<=[\d)]) ?[x×·✕] ?(?=[\d(a-z])/g, "*"],
    [/\bmod(?:ulo)?\b(?!\()/g, "mod"],
  ],
  es: [
    [/\) de (?=[\d(])/g, ")*"],
    [new RegExp(`${n} ?% (?:de propina )?de ${n}`, "g"), "percent($1,$2)"],
    [new RegExp(String.raw`\braiz cuadrada de ${n}`, "g"), "sqrt($1)"],
    [new RegExp(String.raw`\braiz cubica de ${n}`, "g"), "cbrt($1)"],
    [new RegExp(String.raw`\b(half|third|quarter) of ${part}`, "g"), "$1($2)"],
    [new RegExp(String.raw`\b(?:el )?doble de ${part}`, "g"), "double($1)"],
    [new RegExp(String.raw`\b(?:el )?triple de ${part}`, "g"), "triple($1)"],
    [new RegExp(String.raw`\bfactorial de ${n}|${n} factorial`, "g"), "factorial($1$2)"],
    [new RegExp(String.raw`\bresta(?:r|le)? ${n} (?:menos|y) ${n}`, "g"), "$1-$2"],
    [new RegExp(String.raw`\bresta(?:r|le)? ${n} (?:a|de) ${n}`, "g"), "$2-$1"],
    [new RegExp(String.raw`\bmultiplic(?:a|ar) ${n} (?:por|y) ${n}`, "g"), "$1*$2"],
    [new RegExp(String.raw`\bdivi(?:de|dir|sion de) ${n} (?:entre|por) ${n}`, "g"), "$1/$2"],
    [
      new RegExp(String.raw`\bresto de (?:dividir )?${n} (?:entre|dividido entre) ${n}`, "g"),
      "mod($1,$2)",
    ],
    [new RegExp(String.raw`\bcuantas veces cabe ${n} en ${n}`, "g"), "$2/$1"],
    [new RegExp(String.raw`\b(?:suma(?:r)?)((?: ${n}(?: y| mas)?){2,})`, "g"), " $1 "],
    [/\belevado a(?: la)?\b|\ba la(?: potencia(?: de)?)? (?=\d)/g, "^"],
    [/(?<=[\d)]) al cuadrado\b/g, "^2"],
    [/(?<=[\d)]) al cubo\b/g, "^3"],
    [/\bdividid[oa] (?:entre|por|para)\b|\bentre\b|÷/g, "/"],
    [/\bmultiplicado por\b|\bpor\b|\bveces\b/g, "*"],
    [/\bmas\b/g, "+"],
    [/\bmenos\b/g, "-"],
    [/(?<=[\d)]) ?[x×·✕] ?(?=[\d(a-z])/g, "*"],
  ],
};

/** How speech recognition writes numbers next to an operator. */
const misheard: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    [/\bfor\b/g, "4"],
    [/\b(?:to|too)\b/g, "2"],
    [/\b(?:ate)\b/g, "8"],
    [/\bwon\b/g, "1"],
    [/\bhunderd\b/g, "100"],
  ],
  es: [],
};

/** The calculation that a message asks for as an expression; null if it asks for none. */
export function readSum(message: string, language: Language): string | null {
  const digits = writeDigits(splitSum(message, language), language).join(" ");
  for (const isMisheard of [false, true]) {
    const expression = toExpression(digits, language, isMisheard);
    if (expression) return expression;
  }
  return null;
}

export function splitSum(message: string, language: Language): string[] {
  const plain = message
    .slice(0, 200)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\u2018\u2019']/g, "")
    .replaceAll("−", "-")
    .replaceAll(/(?<=\d),(?=\d{3}\b)/g, "")
    .replaceAll(language === "es" ? /(?<=\d),(?=\d)/g : /(?!)/g, ".")
    .replaceAll(/(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/g, " ")
    .replaceAll(/\bpor ?ciento\b/g, "%")
    .replaceAll(/(?<=\d)!/g, " factorial ")
    .replaceAll(/\*\*/g, "^")
    .replaceAll(/(?<!\d)\.|\.(?!\d)|[?!¿¡;"“”,$€]/g, " ")
    .replaceAll(/([-+*/^()%=÷×:])/g, " $1 ")
    .replaceAll(/(?<=[a-z]) - (?=[a-z])/g, " ");
  return plain.split(/\s+/).filter(Boolean);
}

function toExpression(digits: string, language: Language, isMisheard: boolean): string | null {
  let text = digits;
  for (const [form, written] of ordinaryFractions[language]) text = text.replaceAll(form, written);
  for (const [form, written] of operators[language]) text = text.replaceAll(form, written);
  text = text.replaceAll(frames[language], " ").replaceAll("=", " ");
  if (isMisheard)
    for (const [form, written] of misheard[language]) text = text.replaceAll(form, written);
  text = text
    .trim()
    // What is left between two numbers joins a list: "sum of 11 12 and 13", "2 and 2".
    .replaceAll(/(?<=[\d)]) (?:(?:and|y|with|con) )?(?=[\d(])/g, " + ")
    .replaceAll(/\s+/g, " ");
  if (!/\d/.test(text) || !/[-+*/^(!]/.test(text)) return null;
  const rest = text.replaceAll(
    /\b(?:sqrt|cbrt|factorial|half|third|quarter|double|triple|percent|mod|pi)\b/g,
    "",
  );
  return /^[\d\s.+\-*/^(),!]+$/.test(rest) ? text : null;
}
