import type { Language } from "#distress/distress.ts";
import type { Operation, Sum } from "./parse-sum.ts";

type Wording = Readonly<Record<Operation, (a: string, b: string) => string>>;

const wordings: Readonly<Record<Language, Wording>> = {
  en: {
    add: (a, b) => `${a} plus ${b}`,
    subtract: (a, b) => `${a} minus ${b}`,
    multiply: (a, b) => `${a} times ${b}`,
    divide: (a, b) => `${a} divided by ${b}`,
    pow: (a, b) =>
      b === "2" ? `${a} squared` : b === "3" ? `${a} cubed` : `${a} to the power of ${b}`,
    factorial: (a) => `${a} factorial`,
    unaryMinus: (a) => `minus ${a}`,
    unaryPlus: (a) => a,
    mod: (a, b) => `the remainder of ${a} divided by ${b}`,
    sqrt: (a) => `the square root of ${a}`,
    cbrt: (a) => `the cube root of ${a}`,
    half: (a) => `half of ${a}`,
    third: (a) => `a third of ${a}`,
    quarter: (a) => `a quarter of ${a}`,
    double: (a) => `double ${a}`,
    triple: (a) => `triple ${a}`,
    percent: (a, b) => `${a} percent of ${b}`,
  },
  es: {
    add: (a, b) => `${a} más ${b}`,
    subtract: (a, b) => `${a} menos ${b}`,
    multiply: (a, b) => `${a} por ${b}`,
    divide: (a, b) => `${a} entre ${b}`,
    pow: (a, b) => (b === "2" ? `${a} al cuadrado` : b === "3" ? `${a} al cubo` : `${a} a la ${b}`),
    factorial: (a) => `el factorial de ${a}`,
    unaryMinus: (a) => `menos ${a}`,
    unaryPlus: (a) => a,
    mod: (a, b) => `el resto de ${a} entre ${b}`,
    sqrt: (a) => `la raíz cuadrada de ${a}`,
    cbrt: (a) => `la raíz cúbica de ${a}`,
    half: (a) => `la mitad de ${a}`,
    third: (a) => `un tercio de ${a}`,
    quarter: (a) => `un cuarto de ${a}`,
    double: (a) => `el doble de ${a}`,
    triple: (a) => `el triple de ${a}`,
    percent: (a, b) => `el ${a} por ciento de ${b}`,
  },
};

const fractionNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    "1/2": "one half",
    "1/3": "one third",
    "2/3": "two thirds",
    "1/4": "one quarter",
    "3/4": "three quarters",
  },
  es: {
    "1/2": "un medio",
    "1/3": "un tercio",
    "2/3": "dos tercios",
    "1/4": "un cuarto",
    "3/4": "tres cuartos",
  },
};

/** A calculation in words: "7 times 8"; null if it is too long or ambiguous to say. */
export function saySum(sum: Sum, language: Language): string | null {
  const said = say(sum, language, 0);
  return said !== null && said.length <= 60 ? said : null;
}

const rankOf: Readonly<Partial<Record<Operation, number>>> = {
  add: 1,
  subtract: 1,
  multiply: 2,
  divide: 2,
  pow: 3,
};

function say(sum: Sum, language: Language, outer: number): string | null {
  if (sum.name === "number") return group(sum.digits);
  if (sum.name === "pi") return "pi";
  const [left, right] = sum.args;
  if (sum.name === "divide" && left?.name === "number" && right?.name === "number" && outer > 0) {
    const named = fractionNames[language][`${left.digits}/${right.digits}`];
    if (named) return named;
  }
  const rank = rankOf[sum.name] ?? 4;
  // Words have no parentheses.
  if (rank < outer) return null;
  const inner = rank === 4 ? 4 : rank;
  const said = sum.args.map((part, at) =>
    say(part, language, at === 0 ? inner : inner + (rank < 4 ? 1 : 0)),
  );
  if (sum.name === "add" && right) said[1] = say(right, language, 1);
  const [a, b = ""] = said;
  if (a === null || a === undefined || b === null) return null;
  return wordings[language][sum.name](a, b);
}

function group(digits: string): string {
  const [whole = "", decimals] = digits.split(".");
  const grouped = whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, ",");
  return decimals ? `${grouped}.${decimals}` : grouped;
}
