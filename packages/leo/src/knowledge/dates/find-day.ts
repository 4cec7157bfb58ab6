import type { Language } from "#distress/distress.ts";
import { addDays, type Day, daysInMonth, exists, weekdayOf } from "./calendar.ts";

const months: Readonly<Record<Language, readonly string[]>> = {
  en: "january february march april may june july august september october november december".split(
    " ",
  ),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  ),
};

export const weekdays: Readonly<Record<Language, readonly string[]>> = {
  en: "sunday monday tuesday wednesday thursday friday saturday".split(" "),
  es: "domingo lunes martes miercoles jueves viernes sabado".split(" "),
};

const ordinals = `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
  thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth`.split(
  /\s+/,
);

const monthForm = (language: Language) =>
  `(${months[language].join("|")}${language === "en" ? "|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec" : "|setiembre"})`;

const dates: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    new RegExp(
      String.raw`\b${monthForm("en")} (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: (?:of )?(\d{4}))?\b`,
    ),
    new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?${monthForm("en")}(?: (\d{4}))?\b`),
  ],
  es: [new RegExp(String.raw`\b(\d{1,2}|primero) de ${monthForm("es")}(?: del? (\d{4}))?\b`)],
};

/** The next such date from normalized words, or that of the named year; null if there is none. */
export function findDate(words: string, today: Day, language: Language): Day | null {
  const plain = language === "en" ? readOrdinals(words) : words;
  for (const form of dates[language]) {
    const found = form.exec(plain);
    if (!found) continue;
    const [, first = "", second = "", named] = found;
    const [name, number] = /^\d|^primero/.test(first) ? [second, first] : [first, second];
    const month = monthOf(name, language);
    const day = number === "primero" ? 1 : Number(number);
    if (named) return check({ year: Number(named), month, day });
    const here = check({ year: today.year, month, day });
    if (here && (month > today.month || (month === today.month && day >= today.day))) return here;
    // February 29 comes only in leap years.
    for (let year = today.year + 1; year <= today.year + 8; year += 1) {
      const next = check({ year, month, day });
      if (next) return next;
    }
    return null;
  }
  return null;
}

/** The next "24th" of a month; "the 24th" is this month's if it is still to come. */
export function findDayOfMonth(words: string, today: Day, language: Language): Day | null {
  const plain = language === "en" ? readOrdinals(words) : words;
  const form = language === "en" ? /\bthe (\d{1,2})(?:st|nd|rd|th)\b/ : /\b(?:el|dia) (\d{1,2})\b/;
  const day = Number(form.exec(plain)?.[1] ?? 0);
  if (day < 1 || day > 31) return null;
  let { year, month } = today;
  for (let tries = 0; tries < 12; tries += 1) {
    if (day <= daysInMonth(year, month) && (tries > 0 || day >= today.day))
      return { year, month, day };
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return null;
}

/** The next such weekday, today excluded. */
export function findWeekday(words: string, today: Day, language: Language): Day | null {
  const place = weekdays[language].findIndex((name) =>
    new RegExp(String.raw`\b${name}s?\b`).test(words),
  );
  if (place === -1) return null;
  return addDays(today, (place - weekdayOf(today) + 7) % 7 || 7);
}

export function findMonth(words: string, language: Language): number | null {
  const found = new RegExp(String.raw`\b${monthForm(language)}\b`).exec(words);
  return found ? monthOf(found[1] ?? "", language) : null;
}

function monthOf(name: string, language: Language): number {
  const full = name === "setiembre" ? "septiembre" : name;
  return (
    months[language].findIndex((month) =>
      month.startsWith(full.slice(0, language === "en" ? 3 : 20)),
    ) + 1
  );
}

function check(day: Day): Day | null {
  return exists(day) ? day : null;
}

function readOrdinals(words: string): string {
  return words
    .replaceAll(
      /\btwenty (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\b/g,
      (_, unit: string) => `${21 + ordinals.indexOf(unit)}th`,
    )
    .replaceAll(/\bthirtieth\b/g, "30th")
    .replaceAll(/\bthirty first\b/g, "31th")
    .replaceAll(
      new RegExp(String.raw`\b(${ordinals.join("|")})\b`, "g"),
      (name: string) => `${ordinals.indexOf(name) + 1}th`,
    );
}
