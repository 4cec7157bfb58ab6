import type { InBoth } from "#knowledge/topics.ts";
import { addDays, type Day, weekdayOf } from "./calendar.ts";

export type Holiday = {
  name: InBoth;
  /** Matches normalized words in either language. */
  asked: RegExp;
  /** The day in a year; null if it can't be computed for that year. */
  on: (year: number) => Day | null;
};

const fixed = (month: number, day: number) => (year: number) => ({ year, month, day });

/** The nth weekday of a month; 0 is Sunday, and -1 the last one. */
const nth =
  (place: number, weekday: number, month: number) =>
  (year: number): Day => {
    if (place === -1) {
      const last = addDays(
        { year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 },
        -1,
      );
      return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
    }
    const first = { year, month, day: 1 };
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (place - 1) * 7);
  };

/** Easter Sunday by the anonymous Gregorian algorithm (Meeus, Jones, Butcher). */
export function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return { year, month: Math.floor(sum / 31), day: (sum % 31) + 1 };
}

const fromEaster = (days: number) => (year: number) => addDays(easter(year), days);

/** The first day of a Gregorian year that another calendar calls by this month and day. */
const inCalendar =
  (calendar: string, month: string, date: string) =>
  (year: number): Day | null => {
    const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
      timeZone: "UTC",
      month: "long",
      day: "numeric",
    });
    for (let day: Day = { year, month: 1, day: 1 }; day.year === year; day = addDays(day, 1)) {
      const parts = format.formatToParts(Date.UTC(day.year, day.month - 1, day.day));
      const read = (type: string) => parts.find((part) => part.type === type)?.value;
      if (read("month") === month && read("day") === date) return day;
    }
    return null;
  };

/** More specific names first: "New Year's Eve" before "New Year". */
export const holidays: readonly Holiday[] = [
  {
    name: { en: "Christmas Eve", es: "Nochebuena" },
    asked: /christmas eve|nochebuena|noche buena/,
    on: fixed(12, 24),
  },
  {
    name: { en: "Christmas", es: "Navidad" },
    asked: /christmas|xmas|crismas|chrismas|santa (?:comes|claus)|navidad|nabidad/,
    on: fixed(12, 25),
  },
  {
    name: { en: "New Year's Eve", es: "Nochevieja" },
    asked: /new years? eve|noche ?vieja|fin de ano|ano viejo/,
    on: fixed(12, 31),
  },
  {
    name: { en: "Chinese New Year", es: "el Año Nuevo Chino" },
    asked: /(?:chinese|lunar) new year|ano nuevo (?:chino|lunar)/,
    on: inCalendar("chinese", "First Month", "1"),
  },
  { name: { en: "New Year's Day", es: "Año Nuevo" }, asked: /new year|ano nuevo/, on: fixed(1, 1) },
  {
    name: { en: "Three Kings' Day", es: "el Día de Reyes" },
    asked: /three kings|epiphany|reyes/,
    on: fixed(1, 6),
  },
  {
    name: { en: "Martin Luther King Jr. Day", es: "el Día de Martin Luther King" },
    asked: /(?:martin luther king|mlk)(?: jr)?s? day|dia de martin luther king/,
    on: nth(3, 1, 1),
  },
  {
    name: { en: "Groundhog Day", es: "el Día de la Marmota" },
    asked: /groundhog|dia de la marmota/,
    on: fixed(2, 2),
  },
  {
    name: { en: "Valentine's Day", es: "San Valentín" },
    asked: /valentine|san valentin|dia del amor/,
    on: fixed(2, 14),
  },
  {
    name: { en: "Presidents' Day", es: "el Día de los Presidentes" },
    asked: /presidents? day|dia de los presidentes/,
    on: nth(3, 1, 2),
  },
  {
    name: { en: "St. Patrick's Day", es: "San Patricio" },
    asked: /(?:st|saint) pat|san patricio/,
    on: fixed(3, 17),
  },
  { name: { en: "April Fools' Day", es: "el April Fools" }, asked: /april fool/, on: fixed(4, 1) },
  {
    name: { en: "Earth Day", es: "el Día de la Tierra" },
    asked: /earth day|dia de la tierra/,
    on: fixed(4, 22),
  },
  {
    name: { en: "Mardi Gras", es: "el martes de Carnaval" },
    asked: /mardi gras|carnaval/,
    on: fromEaster(-47),
  },
  {
    name: { en: "Ash Wednesday", es: "el Miércoles de Ceniza" },
    asked: /ash wednesday|miercoles de ceniza/,
    on: fromEaster(-46),
  },
  {
    name: { en: "Palm Sunday", es: "el Domingo de Ramos" },
    asked: /palm sunday|domingo de ramos|semana santa/,
    on: fromEaster(-7),
  },
  {
    name: { en: "Good Friday", es: "el Viernes Santo" },
    asked: /good friday|viernes santo/,
    on: fromEaster(-2),
  },
  { name: { en: "Easter", es: "Pascua" }, asked: /easter|pascua/, on: easter },
  {
    name: { en: "Passover", es: "Pésaj" },
    asked: /passover|pesach|pesaj/,
    on: inCalendar("hebrew", "Nisan", "15"),
  },
  {
    name: { en: "Children's Day in Mexico", es: "el Día del Niño en México" },
    asked: /childrens day|dia del nino/,
    on: fixed(4, 30),
  },
  { name: { en: "Cinco de Mayo", es: "el 5 de mayo" }, asked: /cinco de mayo/, on: fixed(5, 5) },
  {
    name: {
      en: "Mother's Day in the United States",
      es: "el Día de la Madre en Estados Unidos (en México es el 10 de mayo)",
    },
    asked: /mothers day|dia de la(?:s)? (?:madre|mama)s?/,
    on: nth(2, 0, 5),
  },
  { name: { en: "Memorial Day", es: "el Memorial Day" }, asked: /memorial day/, on: nth(-1, 1, 5) },
  {
    name: { en: "Father's Day", es: "el Día del Padre" },
    asked: /fathers day|dia del (?:padre|papa)/,
    on: nth(3, 0, 6),
  },
  { name: { en: "Juneteenth", es: "Juneteenth" }, asked: /juneteenth/, on: fixed(6, 19) },
  {
    name: { en: "Independence Day", es: "el 4 de julio" },
    asked: /independence day|(?:4th|fourth) of july|july (?:4th|fourth)/,
    on: fixed(7, 4),
  },
  { name: { en: "Labor Day", es: "el Labor Day" }, asked: /labou?r day/, on: nth(1, 1, 9) },
  {
    name: { en: "Mexico's Independence Day", es: "el Día de la Independencia de México" },
    asked: /independencia de mexico/,
    on: fixed(9, 16),
  },
  {
    name: { en: "Rosh Hashanah", es: "Rosh Hashaná" },
    asked: /rosh hashan/,
    on: inCalendar("hebrew", "Tishri", "1"),
  },
  {
    name: { en: "Yom Kippur", es: "Yom Kipur" },
    asked: /yom kip/,
    on: inCalendar("hebrew", "Tishri", "10"),
  },
  {
    name: { en: "Halloween", es: "Halloween" },
    asked: /hall?ow?een|noche de brujas|trick or treat/,
    on: fixed(10, 31),
  },
  {
    name: { en: "the Day of the Dead", es: "el Día de Muertos" },
    asked: /day of the dead|dia de (?:los )?muertos/,
    on: fixed(11, 2),
  },
  {
    name: { en: "Veterans Day", es: "el Veterans Day" },
    asked: /veterans? day/,
    on: fixed(11, 11),
  },
  {
    name: { en: "Thanksgiving", es: "el Día de Acción de Gracias" },
    asked: /thanksgiving|turkey day|accion de gracias/,
    on: nth(4, 4, 11),
  },
  {
    name: { en: "Hanukkah", es: "Janucá" },
    asked: /hanuk|chanuk|januca/,
    on: inCalendar("hebrew", "Kislev", "25"),
  },
];

/** The next time that a holiday comes, today included. */
export function nextOf({ on }: Holiday, today: Day): Day | null {
  for (const year of [today.year, today.year + 1]) {
    const day = on(year);
    if (day && (year > today.year || isSameOrLater(day, today))) return day;
  }
  return null;
}

function isSameOrLater(day: Day, today: Day): boolean {
  return day.month > today.month || (day.month === today.month && day.day >= today.day);
}
