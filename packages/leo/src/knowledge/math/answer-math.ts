import type { Language } from "#distress/distress.ts";
import { answerNumberQuestion } from "./number-questions.ts";
import { calculate, type Refusal } from "./calculate.ts";
import { parseSum, type Sum } from "./parse-sum.ts";
import { readSum } from "./read-sum.ts";
import { sayNumber } from "./say-number.ts";
import { saySum } from "./say-sum.ts";

const refusals: Readonly<Record<Language, Readonly<Record<Refusal, string>>>> = {
  en: {
    tooBig: "That number is so long that it wouldn't fit in here. Try a smaller one!",
    byZero:
      "Nobody can divide by zero: nothing times zero ever gets you back to where you started.",
    notReal: "That one has no answer among the ordinary numbers.",
  },
  es: {
    tooBig: "Ese número es tan largo que no cabe aquí. ¡Prueba con uno más pequeño!",
    byZero: "Nadie puede dividir entre cero: nada por cero te devuelve al número del principio.",
    notReal: "Esa cuenta no tiene respuesta entre los números de siempre.",
  },
};

/** Answers a calculation in words; null if the message is none. */
export function answerMath(message: string, language: Language): string | null {
  const asked = answerNumberQuestion(message, language);
  if (asked) return asked;
  const expression = readSum(message, language);
  const sum = expression === null ? null : parseSum(expression);
  if (!sum || sum.name === "number" || sum.name === "pi") return null;
  const result = calculate(sum);
  if ("refused" in result) return refusals[language][result.refused];
  const { text, isRounded } = sayNumber(result.value);
  const said = saySum(sum, language);
  const rest = sayRemainder(sum, language);
  const is =
    language === "en" ? (isRounded ? "is about" : "is") : isRounded ? "es más o menos" : "es";
  if (!said)
    return language === "en"
      ? `That makes ${isRounded ? "about " : ""}${text}.`
      : `Da ${isRounded ? "más o menos " : ""}${text}.`;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${is} ${text}${rest}.`;
}

/** Children learn division with remainders before decimals. */
function sayRemainder(sum: Sum, language: Language): string {
  if (sum.name !== "divide") return "";
  const [left, right] = sum.args;
  if (left?.name !== "number" || right?.name !== "number") return "";
  const [whole, by] = [Number(left.digits), Number(right.digits)];
  if (!Number.isInteger(whole) || !Number.isInteger(by) || whole < by || whole % by === 0)
    return "";
  const [times, over] = [Math.floor(whole / by).toLocaleString("en-US"), whole % by];
  return language === "en"
    ? `, or ${times} with ${over} left over`
    : `, o ${times} y ${over === 1 ? "sobra 1" : `sobran ${over}`}`;
}
