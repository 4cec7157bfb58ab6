import type { Language } from "#distress/distress.ts";
import { findClock } from "#slots/read-time.ts";
import { normalizeSpanish } from "#slots/normalize-spanish.ts";
import { normalizeText } from "#text/normalize-text.ts";
import {
  addDays,
  type Day,
  daysBetween,
  daysInMonth,
  isLeapYear,
  readNow,
  sayDay,
  sayMonth,
  sayTime,
  sayWeekday,
  weekdayOf,
} from "./calendar.ts";
import { findDate, findDayOfMonth, findMonth, findWeekday } from "./find-day.ts";
import { holidays, nextOf } from "./holidays.ts";
import { zones } from "./zones.ts";

export type DateMoment = { language: Language; now: Date; timeZone: string };
type Asked = DateMoment & { words: string; today: Day & { minutes: number } };
type Reader = (asked: Asked) => string | null;

/** Answers about the time, dates and holidays; null if the message asks for none of them. */
export function answerDate(message: string, moment: DateMoment): string | null {
  const { language } = moment;
  const words = (language === "en" ? normalizeText(message) : normalizeSpanish(message))
    .replaceAll(/\b(?:tim|thyme|times)\b(?= is)/g, "time")
    .replaceAll(/\b(?:wat|wot|wats|whats|wut)\b/g, "what");
  const asked = { ...moment, words, today: readNow(moment.now, moment.timeZone) };
  for (const read of readers) {
    const answer = read(asked);
    if (answer) return answer;
  }
  return null;
}

const has = (words: string, en: RegExp, es: RegExp, language: Language) =>
  (language === "en" ? en : es).test(words);

/** How long it is until a day, and when it is. */
const readCountdown: Reader = ({ words, today, language }) => {
  const isCountdown = has(
    words,
    /\bhow (?:long|many (?:more )?(?:days|sleeps|weeks|nights|months)|much longer|soon|far)\b.*\b(?:until|till?|to|before|for|left|away)\b|\bcount ?down\b/,
    /\bcuant[oa]s?\b.*\bfaltan?\b|\bfalta mucho\b|\bcuanto (?:tiempo )?queda para\b/,
    language,
  );
  const isWhen = has(
    words,
    /\bwhen(?: is|s| does| do we have| are)?\b|\bwhat (?:day|date) (?:is|does|was|will)\b|\bwhich day\b|\bon what day\b|^wen\b/,
    /\bcuando\b|\bque (?:dia|fecha)\b|\ben que dia\b|\ba cuanto\b|\by llegan\b/,
    language,
  );
  if (!isCountdown && !isWhen) return null;
  const named = findNamed(words, today, language);
  if (!named) return null;
  return isCountdown
    ? sayCountdown(named, words, today, language)
    : sayWhen(named, today, language);
};

type Named = { day: Day; name: string | null };

function findNamed(words: string, today: Day, language: Language): Named | null {
  const holiday = holidays.find(({ asked }) => asked.test(words));
  const day = holiday && nextOf(holiday, today);
  if (holiday && day) return { day, name: holiday.name[language] };
  const date = findDate(words, today, language);
  if (date) return { day: date, name: null };
  const dayOfMonth = findDayOfMonth(words, today, language);
  if (dayOfMonth) return { day: dayOfMonth, name: null };
  const weekday = findWeekday(words, today, language);
  return weekday ? { day: weekday, name: null } : null;
}

function sayCountdown({ day, name }: Named, words: string, today: Day, language: Language): string {
  const days = daysBetween(today, day);
  const what = name ?? sayDay(day, language);
  if (language === "en") {
    if (days === 0)
      return name ? `It's today! Happy ${name.replace(/^the /, "")}!` : "That's today!";
    if (days === 1) return `Just one more sleep: ${what} is tomorrow!`;
    if (days < 0) return `${what} was ${-days} days ago.`;
    const weeks = /\bweeks?\b/.test(words) ? ` That's about ${Math.round(days / 7)} weeks.` : "";
    return `${days} days until ${what}${name ? `, on ${sayDay(day, language)}` : ""}.${weeks}`;
  }
  if (days === 0) return "¡Es hoy!";
  if (days === 1)
    return name ? `Falta solo un día: ¡mañana es ${name}!` : "Falta solo un día: ¡es mañana!";
  if (days < 0) return `Eso fue hace ${-days} días.`;
  return `Faltan ${days} días para ${name ?? `el ${sayDay(day, language)}`}${name ? `: es el ${sayDay(day, language)}` : ""}.`.replace(
    "para el ",
    "para el ",
  );
}

function sayWhen({ day, name }: Named, today: Day, language: Language): string {
  const date = sayDay(day, language, { withYear: day.year !== today.year });
  const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  if (daysBetween(today, day) === 0)
    return language === "en"
      ? `${name ? capital(name) : date} is today.`
      : `${name ? capital(name) : `El ${date}`} es hoy.`;
  if (name)
    return language === "en"
      ? `${capital(name)} is on ${date}.`
      : `${capital(name)} es el ${date}.`;
  return language === "en" ? `That's ${date}.` : `Es el ${date}.`;
}

const readTime: Reader = ({ words, now, timeZone, today, language }) => {
  const isTime = has(
    words,
    /\bwhat time is it\b|\bwhat is the time\b|\bwhat time\b|\b(?:do you )?have the time\b|\btell me the time\b|\bcurrent time\b|\bthe time\b|\bhow late is it\b|\bis it (?:late|noon|already|morning|night|past)\b|^(?:the )?time(?: please)?$|^clock$/,
    /\bque hora\b|\bla hora\b|^hora$|^ora\b|\bque orita\b|\bq(?:ue)? ora\b|\bes (?:muy )?tarde\b|\bya son (?:las|mas)\b|\bson mas de las\b|\bes de (?:dia|noche)\b|\bya es de noche\b/,
    language,
  );
  if (!isTime) return null;
  // "The times of the buses" are no clock.
  if (/\b(?:first|last|next|bed|nap|dinner|lunch) ?time\b|\btime (?:limit|left)\b/.test(words))
    return null;
  const later = /\b(\d{1,2}) hours from now\b|\ben (\d{1,2}) horas\b/.exec(words);
  if (later) {
    const hours = Number(later[1] ?? later[2]);
    const time = sayTime(new Date(now.getTime() + hours * 3_600_000), timeZone, language);
    return language === "en"
      ? `In ${hours} hours it will be ${time}.`
      : `En ${hours} horas serán las ${time}.`;
  }
  const place = /\b(?:in|at|en|alla|over)\b/.test(words)
    ? zones.find(({ asked }) => asked.test(words))
    : undefined;
  if (place) {
    const there = readNow(now, place.timeZone);
    const time = sayTime(now, place.timeZone, language);
    const isOtherDay = there.day !== today.day;
    const day = isOtherDay ? `, ${sayWeekday(there, language)}` : "";
    return language === "en"
      ? `In ${place.name.en} it's ${time}${day}.`
      : `En ${place.name.es} ${isOne(time) ? "es la" : "son las"} ${time}${day}.`;
  }
  const time = sayTime(now, timeZone, language);
  return language === "en" ? `It's ${time}.` : `${isOne(time) ? "Es la" : "Son las"} ${time}.`;
};

const isOne = (time: string) => /^0?1:/.test(time);

const readToday: Reader = ({ words, today, language }) => {
  const offsets: readonly (readonly [RegExp, number, string])[] =
    language === "en"
      ? [
          [/\bday after tomorrow\b/, 2, "The day after tomorrow is"],
          [/\bday before yesterday\b/, -2, "The day before yesterday was"],
          [/\btomorrows?\b/, 1, "Tomorrow is"],
          [/\byesterdays?\b/, -1, "Yesterday was"],
          [
            /\btoday\b|\btodays\b|\bthe (?:date|day)\b|\bwhat day\b|\bwhich day\b|\bday and date\b|^date$|\bwhich date\b|\bwhat date\b/,
            0,
            "Today is",
          ],
        ]
      : [
          [/\bpasado manana\b/, 2, "Pasado mañana es"],
          [/\b(?:anteayer|antier|antes de ayer)\b/, -2, "Anteayer fue"],
          [/\bmanana\b/, 1, "Mañana es"],
          [/\bayer\b/, -1, "Ayer fue"],
          [
            /\bhoy\b|\boy\b|\ba cuanto estamos\b|\bque (?:fecha|dia)\b|\bla fecha\b|\ben que dia\b/,
            0,
            "Hoy es",
          ],
        ];
  const isAsked = has(
    words,
    /\b(?:what|which|is|whats|tell|date|day and date|know)\b|^today/,
    /\b(?:que|cual|es|dime|a cuanto|fecha|caemos)\b/,
    language,
  );
  const found = offsets.find(([form]) => form.test(words));
  const about = has(
    words,
    /\b(?:day|date|todays|weekday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|school day)\b/,
    /\b(?:dia|fecha|estamos|lunes|martes|miercoles|jueves|viernes|sabado|domingo|caemos|celebra)\b/,
    language,
  );
  if (!isAsked || !found || !about) return null;
  const [, offset, start] = found;
  return `${start} ${sayDay(addDays(today, offset), language, { withYear: offset === 0 })}.`;
};

const readCalendar: Reader = ({ words, today, language }) => {
  const en = language === "en";
  const year = Number(/\b((?:1[5-9]|20|21)\d\d)\b/.exec(words)?.[1] ?? today.year);
  if (has(words, /\bleap year\b/, /\bbisiesto\b/, language)) {
    const next = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((more) => year + more).find(isLeapYear) ?? year;
    if (isLeapYear(year))
      return en
        ? `Yes, ${year} is a leap year: February has 29 days.`
        : `Sí, ${year} es bisiesto: febrero tiene 29 días.`;
    return en
      ? `No, ${year} isn't a leap year. The next one is ${next}.`
      : `No, ${year} no es bisiesto. El próximo es ${next}.`;
  }
  const month = findMonth(words, language);
  if (
    has(
      words,
      /\bhow many days\b.*\b(?:in|does|has|have|this)\b/,
      /\bcuantos dias (?:tiene|hay en|trae)\b/,
      language,
    )
  ) {
    const isLeft = has(words, /\bleft in\b|\bremain/, /\bfaltan\b|\bquedan\b/, language);
    const isThis = has(words, /\bthis month\b/, /\beste mes\b/, language);
    if (isThis && isLeft) {
      const left = daysInMonth(today.year, today.month) - today.day;
      return en
        ? `${left} days are left in ${sayMonth(today.month, language)}.`
        : `Quedan ${left} días de ${sayMonth(today.month, language)}.`;
    }
    const asked = month ?? (isThis ? today.month : null);
    if (asked) {
      const days = daysInMonth(year, asked);
      const name = sayMonth(asked, language);
      if (asked === 2)
        return en
          ? `February has 28 days, or 29 in a leap year. In ${year} it has ${days}.`
          : `Febrero tiene 28 días, o 29 si el año es bisiesto. En ${year} tiene ${days}.`;
      return en
        ? `${name} has ${days} days.`
        : `${name.charAt(0).toUpperCase()}${name.slice(1)} tiene ${days} días.`;
    }
  }
  if (has(words, /\b(?:what|which) month\b/, /\b(?:que|cual) mes\b|\ben que mes\b/, language))
    return en
      ? `It's ${sayMonth(today.month, language)}.`
      : `Estamos en ${sayMonth(today.month, language)}.`;
  if (
    has(words, /\b(?:what|which) year\b/, /\b(?:que|cual) ano\b/, language) &&
    !/\bborn|invent|discover|naci|invento/.test(words)
  )
    return en ? `It's ${today.year}.` : `Estamos en ${today.year}.`;
  if (
    has(words, /\bweekend\b/, /\bfin de semana\b/, language) &&
    has(words, /\bis it\b|\byet\b/, /\bya es\b|\bes\b/, language)
  ) {
    const day = weekdayOf(today);
    if (day === 0 || day === 6)
      return en
        ? `Yes! It's ${sayWeekday(today, language)}.`
        : `¡Sí! Hoy es ${sayWeekday(today, language)}.`;
    const left = 6 - day;
    return en
      ? `Not yet: it's ${sayWeekday(today, language)}. ${left === 1 ? "One more sleep!" : `${left} more sleeps.`}`
      : `Todavía no: hoy es ${sayWeekday(today, language)}. ${left === 1 ? "¡Falta solo un día!" : `Faltan ${left} días.`}`;
  }
  const born = /\b(?:born in|naci(?:do|da)? en(?: el)?) ((?:19|20)\d\d)\b/.exec(words)?.[1];
  if (born && Number(born) <= today.year) {
    const age = today.year - Number(born);
    return en
      ? `${Math.max(0, age - 1)} or ${age}, depending on whether the birthday has come yet this year.`
      : `${Math.max(0, age - 1)} o ${age}, según si el cumpleaños ya pasó este año.`;
  }
  if (
    has(
      words,
      /\bwhat season\b|\bwhich season\b/,
      /\bestacion del ano\b|\bque estacion\b/,
      language,
    )
  )
    return saySeason(today, language);
  if (has(words, /\btime zone\b/, /\bzona horaria\b|\bhuso horario\b/, language)) return null;
  return null;
};

function saySeason({ month, day }: Day, language: Language): string {
  const date = month * 100 + day;
  const place =
    date >= 320 && date < 621
      ? 0
      : date >= 621 && date < 922
        ? 1
        : date >= 922 && date < 1221
          ? 2
          : 3;
  const names = {
    en: ["spring", "summer", "fall", "winter"],
    es: ["primavera", "verano", "otoño", "invierno"],
  }[language];
  const [north, south] = [names[place], names[(place + 2) % 4]];
  return language === "en"
    ? `It's ${north} in the northern half of the world, and ${south} in the southern half.`
    : `Es ${north} en la mitad norte del mundo y ${south} en la mitad sur.`;
}

/** "How many minutes until 8": a time of today, or of tomorrow if it has passed. */
const readUntilTime: Reader = ({ words, today, language }) => {
  const isAsked = has(
    words,
    /\bhow (?:long|many (?:hours|minutes))\b.*\b(?:until|till?|to|before)\b/,
    /\bcuant[oa]s?\b.*\bfaltan?\b|\bfalta mucho para las?\b/,
    language,
  );
  if (!isAsked) return null;
  const clock = /\bmidnight\b|\bmedianoche\b/.test(words)
    ? 24 * 60
    : findClock(
        words.replace(/^.*?\b(?:until|till?|para)\b/, language === "en" ? "until" : "para"),
        language,
      );
  if (clock === null) return null;
  const left = (clock - today.minutes + 24 * 60) % (24 * 60);
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  if (language === "en") {
    const parts = [
      hours > 0 ? `${hours} ${hours === 1 ? "hour" : "hours"}` : "",
      minutes > 0 ? `${minutes} ${minutes === 1 ? "minute" : "minutes"}` : "",
    ].filter(Boolean);
    return parts.length > 0 ? `${parts.join(" and ")} to go.` : "That's right now!";
  }
  const parts = [
    hours > 0 ? `${hours} ${hours === 1 ? "hora" : "horas"}` : "",
    minutes > 0 ? `${minutes} ${minutes === 1 ? "minuto" : "minutos"}` : "",
  ].filter(Boolean);
  return parts.length > 0 ? `Faltan ${parts.join(" y ")}.` : "¡Es ahora mismo!";
};

const readers: readonly Reader[] = [
  readCalendar,
  readCountdown,
  readUntilTime,
  readTime,
  readToday,
];
