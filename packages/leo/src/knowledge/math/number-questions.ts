import type { Language } from "#distress/distress.ts";
import { writeDigits } from "./number-words.ts";
import { splitSum } from "./read-sum.ts";

const largest = 1e9;

type Answer = (numbers: number[]) => string | null;
type Asked = readonly [RegExp, Answer];

const list = (values: readonly (number | string)[], and: string) =>
  values.length < 2
    ? String(values[0] ?? "")
    : `${values.slice(0, -1).join(", ")} ${and} ${values.at(-1)}`;
const n = String.raw`(\d+(?:\.\d+)?)`;
const whole = String.raw`(\d{1,9})`;

/** Questions about numbers that are no calculation. */
const questions: Readonly<Record<Language, readonly Asked[]>> = {
  en: [
    [
      new RegExp(String.raw`\bis ${whole} (?:a )?prime\b`),
      ([value = 0]) => {
        const factor = smallestFactor(value);
        if (factor === null) return `${value} isn't a prime number: primes start at 2.`;
        return factor === value
          ? `Yes, ${value} is a prime number: only 1 and ${value} divide it evenly.`
          : `No, ${value} isn't prime: it is ${factor} times ${value / factor}.`;
      },
    ],
    [
      new RegExp(String.raw`\bis ${whole} (?:an )?(?:even|odd)\b`),
      ([value = 0]) => `${value} is ${value % 2 === 0 ? "even" : "odd"}.`,
    ],
    [
      new RegExp(String.raw`\bfactors? of ${whole}\b`),
      ([value = 0]) => {
        const all = factorsOf(value);
        return all ? `The factors of ${value} are ${list(all, "and")}.` : null;
      },
    ],
    [
      new RegExp(String.raw`\b(?:comes|goes) (?:right )?after ${whole}\b`),
      ([value = 0]) => `${value + 1} comes after ${value}.`,
    ],
    [
      new RegExp(String.raw`\b(?:comes|goes) (?:right )?before ${whole}\b`),
      ([value = 0]) => `${value - 1} comes before ${value}.`,
    ],
    [
      new RegExp(
        String.raw`\b(?:times )?table (?:of|for) (?:the )?${whole}\b|\b${whole} times table\b`,
      ),
      ([value = 0]) => `Here is the ${value} times table: ${list(tableOf(value), "and")}.`,
    ],
    [
      new RegExp(
        String.raw`\bround ${n} to the nearest (10|100|1000|ten|hundred|thousand|whole number)\b`,
      ),
      ([value = 0, step = 1]) => `${value} rounds to ${Math.round(value / step) * step}.`,
    ],
    [
      /\bhow many (?:zeros|zeroes) .*?\b(\d+)$/,
      ([value = 0]) =>
        sayZeros(value, (zeros, size) => `${size.toLocaleString("en-US")} has ${zeros} zeros.`),
    ],
    [
      new RegExp(String.raw`\baverage of ((?:${n}(?: and)? ?){2,})`),
      (values) => `The average is ${mean(values)}.`,
    ],
    [
      new RegExp(String.raw`\barea of a square (?:with|of) (?:a )?sides? (?:of |is )?${n}\b`),
      ([value = 0]) => `The area is ${value} times ${value}, which is ${value * value}.`,
    ],
    [
      /\bcount (?:up )?to (\d{1,3})\b/,
      ([value = 0]) => (value <= 30 && value > 0 ? `${list(countTo(value), "and")}!` : null),
    ],
    [
      /\b(\d+) .*\b(?:eat|eats|ate|lose|lost|give|gave|spend|spent|sell|use|used)\b.*? (\d+)\b.*\b(?:left|remain|still have)\b/,
      ([had = 0, gone = 0]) =>
        had >= gone
          ? `${had} minus ${gone} is ${had - gone}, so ${had - gone} ${had - gone === 1 ? "is" : "are"} left.`
          : null,
    ],
    [
      /\b(?:split|share|divide) (\d+) .*\b(?:between|among|with|by) (\d+)\b/,
      ([total = 0, people = 0]) => sayShares(total, people, "en"),
    ],
    [
      /\bwe are (\d+) people\b.*\bbill is (\d+(?:\.\d+)?)\b/,
      ([people = 0, total = 0]) => sayShares(total, people, "en"),
    ],
  ],
  es: [
    [
      new RegExp(String.raw`\b(?:es )?(?:el )?${whole} (?:es )?(?:un )?(?:numero )?primo\b`),
      ([value = 0]) => {
        const factor = smallestFactor(value);
        if (factor === null) return `El ${value} no es primo: los primos empiezan en el 2.`;
        return factor === value
          ? `Sí, ${value} es un número primo: solo se puede dividir entre 1 y ${value}.`
          : `No, ${value} no es primo: es ${factor} por ${value / factor}.`;
      },
    ],
    [
      new RegExp(
        String.raw`\b${whole} es (?:un )?(?:numero )?(?:par|impar)\b|\bes (?:par|impar) (?:el )?${whole}\b|\bes ${whole} (?:un )?(?:numero )?(?:par|impar)\b`,
      ),
      ([value = 0]) => `El ${value} es ${value % 2 === 0 ? "par" : "impar"}.`,
    ],
    [
      new RegExp(String.raw`\b(?:va|viene|sigue) despues del? ${whole}\b`),
      ([value = 0]) => `Después del ${value} va el ${value + 1}.`,
    ],
    [
      new RegExp(String.raw`\b(?:va|viene) antes del? ${whole}\b`),
      ([value = 0]) => `Antes del ${value} va el ${value - 1}.`,
    ],
    [
      new RegExp(String.raw`\btabla del? ${whole}\b`),
      ([value = 0]) => `La tabla del ${value}: ${list(tableOf(value), "y")}.`,
    ],
    [
      /\bcuantos ceros .*?\b(\d+)$/,
      ([value = 0]) =>
        sayZeros(value, (zeros, size) => `${size.toLocaleString("en-US")} tiene ${zeros} ceros.`),
    ],
    [
      new RegExp(String.raw`\bpromedio de ((?:${n}(?: y)? ?){2,})`),
      (values) => `El promedio es ${mean(values)}.`,
    ],
    [
      new RegExp(String.raw`\barea de un cuadrado de ${n}\b`),
      ([value = 0]) => `El área es ${value} por ${value}, o sea ${value * value}.`,
    ],
    [
      /\bcuenta (?:hasta|del 1 al) (\d{1,3})\b/,
      ([value = 0]) => (value <= 30 && value > 0 ? `¡${list(countTo(value), "y")}!` : null),
    ],
    [
      /\b(?:tengo|tenia|hay) (\d+) .*\b(?:gasto|gaste|como|comi|pierdo|perdi|regalo|doy|di)\b.*? ?(\d+)\b.*\b(?:queda|quedan|sobra|sobran)\b/,
      ([had = 0, gone = 0]) =>
        had >= gone
          ? `${had} menos ${gone} es ${had - gone}, así que ${had - gone === 1 ? "queda" : "quedan"} ${had - gone}.`
          : null,
    ],
    [
      /\b(?:tengo|hay) (\d+) .*\bsomos (\d+)\b.*\b(?:toca|tocan)\b|\b(?:repart[eo]|repartir|divide) (\d+) .*\bentre (\d+)\b/,
      ([total = 0, people = 0]) => sayShares(total, people, "es"),
    ],
  ],
};

const steps: Readonly<Record<string, number>> = {
  ten: 10,
  hundred: 100,
  thousand: 1000,
  "whole number": 1,
};

export function answerNumberQuestion(message: string, language: Language): string | null {
  const text = writeDigits(splitSum(message, language), language).join(" ");
  for (const [form, answer] of questions[language]) {
    const found = form.exec(text);
    if (!found) continue;
    const numbers = found
      .slice(1)
      .filter((group) => group !== undefined)
      .flatMap(
        (group) =>
          steps[group] ?? [...group.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits)),
      );
    if (numbers.some((value) => value > largest && !/zero|cero/.test(text))) continue;
    return answer(numbers);
  }
  return null;
}

/** Null below 2. */
function smallestFactor(value: number): number | null {
  if (value < 2) return null;
  for (let factor = 2; factor * factor <= value; factor += 1)
    if (value % factor === 0) return factor;
  return value;
}

function factorsOf(value: number): number[] | null {
  if (value < 1 || value > 10_000) return null;
  return Array.from({ length: value }, (_, at) => at + 1).filter((factor) => value % factor === 0);
}

function tableOf(value: number): string[] {
  return Array.from({ length: 10 }, (_, at) => ((at + 1) * value).toLocaleString("en-US"));
}

function countTo(value: number): number[] {
  return Array.from({ length: value }, (_, at) => at + 1);
}

function mean(values: readonly number[]): number {
  // The first group repeats all numbers, the second the last one.
  const all = values.slice(0, -1);
  return Math.round((all.reduce((sum, value) => sum + value, 0) / all.length) * 1e4) / 1e4;
}

function sayZeros(value: number, say: (zeros: number, value: number) => string): string | null {
  const zeros = /0+$/.exec(String(value))?.[0].length ?? 0;
  return zeros > 0 && Number.isSafeInteger(value) ? say(zeros, value) : null;
}

function sayShares(total: number, people: number, language: Language): string | null {
  if (people < 1 || people > 1000) return null;
  const [each, over] = [Math.floor(total / people), total % people];
  const exact = Math.round((total / people) * 100) / 100;
  if (language === "en")
    return over === 0 || !Number.isInteger(total)
      ? `That's ${exact} each.`
      : `That's ${each} each, with ${over} left over.`;
  return over === 0 || !Number.isInteger(total)
    ? `Le toca ${exact} a cada uno.`
    : `Le toca ${each} a cada uno, y ${over === 1 ? "sobra 1" : `sobran ${over}`}.`;
}
