import type { Language } from "#distress/distress.ts";
import { writeDigits } from "#knowledge/math/number-words.ts";
import { sayAmount } from "#knowledge/math/say-number.ts";
import { convert } from "./convert.ts";
import { anyUnit, nameUnit, unitNames, unitOf } from "./unit-names.ts";

const n = String.raw`(-?\d+(?:\.\d+)?)`;
const u = `(${anyUnit})`;
const measure = `(?:${n} )?(?:an? |one |un |una |el |la |degrees? |grados? )?${u}`;

/** Each reads an amount, a unit and a second unit, in the order of `reads`. */
type Form = { form: RegExp; reads: readonly ("amount" | "from" | "to")[] };

const forms: Readonly<Record<Language, readonly Form[]>> = {
  en: [
    {
      form: new RegExp(
        String.raw`\bhow many ${u}s?(?: is| are)?(?: there)?(?: in| make| makes| is| are| fit in(?:to)?| per| has| does)? (?:in )?${measure}\b`,
      ),
      reads: ["to", "amount", "from"],
    },
    {
      form: new RegExp(
        String.raw`\b${measure} (?:is |are |equals? |makes? )?(?:in|to|into|as|is how many|how many|are how many) (?:degrees )?${u}\b(?:.*?\b${n}\b)?`,
      ),
      reads: ["amount", "from", "to", "amount"],
    },
    {
      form: new RegExp(String.raw`\b${measure}(?: of [a-z]+)?\b.*\bhow many ${u}\b`),
      reads: ["amount", "from", "to"],
    },
    {
      form: new RegExp(String.raw`\b${measure}\b.*\b(?:in|to) (?:degrees )?${u}\b`),
      reads: ["amount", "from", "to"],
    },
    {
      form: new RegExp(String.raw`\b${measure}\b.*\bonly (?:has|knows|shows) ${u}\b`),
      reads: ["amount", "from", "to"],
    },
  ],
  es: [
    {
      form: new RegExp(
        String.raw`\bcuant[oa]s ${u}(?: hay| son| tienen?| caben?| equivalen?| mide| pesa| es| equivale)?(?: en| a)? ${measure}\b`,
      ),
      reads: ["to", "amount", "from"],
    },
    {
      form: new RegExp(String.raw`\b(?:de|pasar de|convierte) ${u} a ${u}\b(?:.*?\b${n}\b)?`),
      reads: ["from", "to", "amount"],
    },
    {
      form: new RegExp(String.raw`\ben ${u} cuanto(?:s)? (?:son|es) ${measure}\b`),
      reads: ["to", "amount", "from"],
    },
    {
      form: new RegExp(String.raw`\b${measure}(?: de [a-z]+)?\b.*?\bcuant[oa]s ${u}\b`),
      reads: ["amount", "from", "to"],
    },
    {
      form: new RegExp(
        String.raw`\b${measure}(?: es| son)?(?: de [a-z]+)?\b.*?\b(?:en|a|y cuanto es en|cuantos? son en) (?:grados )?${u}\b(?:.*?\b${n}\b)?`,
      ),
      reads: ["amount", "from", "to", "amount"],
    },
    {
      form: new RegExp(String.raw`\ba cuant[oa]s ${u} (?:equivalen?|son) ${measure}\b`),
      reads: ["to", "amount", "from"],
    },
  ],
};

/** Heights: "6 foot 2", "5 pies 4 pulgadas", "un metro cincuenta". */
const heights: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\b(\d) (?:foot|feet|ft) (\d{1,2})(?: inch(?:es)?| in)?\b/],
  es: [/\b(\d) pies? (?:y )?(\d{1,2})(?: pulgadas?)?\b/],
};
const metersAnd = /\b(?:1|un|uno|2) (?:metro|metros|meter|meters) (?:con |and )?(\d{2})\b/;

const single: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    String.raw`\b(?:how (?:much|long|big|far|many|heavy|tall|hot)|what) (?:is|does|are) ${measure}\b`,
  ),
  es: new RegExp(
    String.raw`\b(?:cuanto|cuantos|que|cuanta) (?:es|mide|pesa|son|dura|tiene|cuantos son) ${measure}\b|\b${measure} cuantos son\b`,
  ),
};

/** Converts units in words; null if the message asks for no conversion. */
export function answerUnits(message: string, language: Language): string | null {
  const words = readWords(message, language);
  const compared = compareUnits(words, language);
  if (compared) return compared;
  for (const { form, reads } of forms[language]) {
    const found = form.exec(words);
    if (!found) continue;
    const asked = readGroups(found, reads);
    if (asked && asked.from !== asked.to) return say(asked, language);
  }
  const alone = single[language].exec(words);
  const from = unitOf(alone?.[2] ?? alone?.[4] ?? "");
  if (!from) return null;
  const amount = Number(alone?.[1] ?? alone?.[3] ?? 1);
  return say({ amount, from, to: unitNames[from]?.partner ?? from }, language);
}

function readWords(message: string, language: Language): string {
  const plain = message
    .slice(0, 300)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3}\b)/g, "")
    .replaceAll("%", " percent ")
    .replaceAll(/°\s?([cf])\b/g, " $1 ")
    .replaceAll(/(?<=\d)(?=[a-z])/g, " ")
    .replaceAll(/\bkm\/h\b/g, "kph")
    .replaceAll(/'s\b|’s\b/g, " is")
    .replaceAll(/(?<!\d)\.|\.(?!\d)|[^a-z0-9.\s-]|-(?!\d)/g, " ")
    .replaceAll(/\bhalf an? |\bhalf (?=cup|pound|mile|gallon|kilo|hour)/g, "0.5 ")
    .replaceAll(/\bmedi[oa] (?=taza|libra|kilo|litro|hora|metro|galon)/g, "0.5 ");
  let words = writeDigits(plain.split(/\s+/).filter(Boolean), language).join(" ");
  for (const form of heights[language])
    words = words.replace(
      form,
      (_, feet: string, inches: string) => `${Number(feet) * 12 + Number(inches)} inches`,
    );
  return words.replace(
    metersAnd,
    (all, centimeters: string) =>
      `${all.startsWith("2") ? 200 + Number(centimeters) : 100 + Number(centimeters)} cm`,
  );
}

type Asked = { amount: number; from: string; to: string };

function readGroups(found: RegExpExecArray, reads: Form["reads"]): Asked | null {
  let [amount, from, to] = ["1", "", ""];
  for (const [at, read] of reads.entries()) {
    const group = found[at + 1];
    if (group === undefined) continue;
    if (read === "amount") amount = group;
    else if (read === "from") from = group;
    else to = group;
  }
  const [fromId, toId] = [unitOf(from), unitOf(to)];
  return fromId && toId ? { amount: Number(amount), from: fromId, to: toId } : null;
}

/** Ounces of milk are fluid ounces; short tons are not what Spanish speakers mean. */
function settle({ amount, from, to }: Asked): Asked {
  const isVolume = (id: string) => unitNames[id]?.kind === "volume";
  if (from === "ounce" && isVolume(to)) return { amount, from: "fluidOunce", to };
  if (to === "ounce" && isVolume(from)) return { amount, from, to: "fluidOunce" };
  return { amount, from, to };
}

function say(asked: Asked, language: Language): string | null {
  const { amount, from, to } = settle(asked);
  if (Math.abs(amount) > 1e12) return null;
  const result = convert(amount, from, to);
  if (result === null) return sayMismatch(from, to, language);
  const known = sayCalendar(amount, from, to, language);
  if (known) return known;
  const text = sayAmount(result, language);
  const isRounded = Math.abs(Number(text.replaceAll(",", "").replace("−", "-")) - result) > 1e-9;
  const name = (id: string, value: number) => nameUnit(id, value, language);
  const left = `${sayAmount(amount, language)} ${name(from, amount)}`.trim();
  const right = `${text} ${name(to, result)}`.trim();
  if (language === "en")
    return `${left} ${amount === 1 ? "is" : "are"} ${isRounded ? "about " : ""}${right}.`;
  const [verb, about] = [
    amount === 1 ? "es" : "son",
    isRounded ? (amount === 1 ? "más o menos " : "más o menos ") : "",
  ];
  return `${left} ${verb === "es" && result !== 1 ? "son" : verb} ${about}${right}.`;
}

/** Months and years have no single length. */
function sayCalendar(amount: number, from: string, to: string, language: Language): string | null {
  if (from === "year" && to === "month") return null;
  const isYear = from === "year" && amount === 1;
  if (isYear && to === "day")
    return language === "en"
      ? "A year has 365 days, and a leap year has 366."
      : "Un año tiene 365 días, y un año bisiesto tiene 366.";
  if (isYear && to === "week")
    return language === "en"
      ? "A year has 52 weeks and one day."
      : "Un año tiene 52 semanas y un día.";
  if (from === "month" && to === "day" && amount === 1)
    return language === "en"
      ? "A month has 30 or 31 days, and February has 28, or 29 in a leap year."
      : "Un mes tiene 30 o 31 días, y febrero tiene 28, o 29 si el año es bisiesto.";
  if (from === "month" && to === "week" && amount === 1)
    return language === "en"
      ? "A month has a little more than 4 weeks."
      : "Un mes tiene un poco más de 4 semanas.";
  return null;
}

function sayMismatch(from: string, to: string, language: Language): string | null {
  const kinds = new Set([unitNames[from]?.kind, unitNames[to]?.kind]);
  if (!kinds.has("weight") || !kinds.has("volume")) return null;
  const [weight, volume] = unitNames[from]?.kind === "weight" ? [from, to] : [to, from];
  const [heavy, full] = [nameUnit(weight, 2, language), nameUnit(volume, 2, language)];
  return language === "en"
    ? `That depends on what you measure: ${heavy} weigh it, ${full} say how much room it takes. A cup of flour weighs about 120 grams, a cup of sugar about 200.`
    : `Depende de lo que midas: los ${heavy} dicen cuánto pesa, y las ${full}, cuánto espacio ocupa. Una taza de harina pesa unos 120 gramos y una de azúcar, unos 200.`;
}

const compares: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    String.raw`\bis (?:an? )?${u} (?:longer|heavier|bigger|more|larger|warmer|hotter) than (?:an? )?${u}\b|\bwhich is (?:more|longer|heavier|bigger|larger),? (?:an? )?${u} or (?:an? )?${u}\b`,
  ),
  es: new RegExp(
    String.raw`\bes mas (?:larg[oa]|pesad[oa]|grande) (?:un |una |el |la )?${u} que (?:un |una |el |la )?${u}\b|\bque es mas,? (?:larg[oa] |pesad[oa] |grande )?(?:un |una )?${u} o (?:un |una )?${u}\b`,
  ),
};

function compareUnits(words: string, language: Language): string | null {
  const found = compares[language]
    .exec(words)
    ?.slice(1)
    .filter((group) => group !== undefined);
  const [one, other] = (found ?? []).map(unitOf);
  if (!one || !other) return null;
  const ratio = convert(1, one, other);
  if (ratio === null || ratio === 1 || unitNames[one]?.kind === "warmth") return null;
  const [larger, smaller] = ratio > 1 ? [one, other] : [other, one];
  const times = sayAmount(ratio > 1 ? ratio : 1 / ratio, language);
  const name = (id: string, value: number) => nameUnit(id, value, language);
  return language === "en"
    ? `1 ${name(larger, 1)} is more: it is about ${times} ${name(smaller, 2)}.`
    : `Es más 1 ${name(larger, 1)}: son unos ${times} ${name(smaller, 2)}.`;
}
