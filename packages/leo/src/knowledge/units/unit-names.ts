import type { Language } from "#distress/distress.ts";

type Kind =
  | "length"
  | "weight"
  | "volume"
  | "time"
  | "warmth"
  | "area"
  | "speed"
  | "data"
  | "money"
  | "count";
type Name = readonly [one: string, many: string];

export type UnitName = {
  kind: Kind;
  /** Its name in mathjs; otherwise how many of the kind's smallest unit it is. */
  size: string | number;
  en: Name;
  es: Name;
  /** Other ways to write it, without accents. */
  also: readonly string[];
  /** What it is compared with if nothing else is named. */
  partner: string;
};

function unit(
  kind: Kind,
  size: string | number,
  [en, es]: readonly [Name, Name],
  { also = "", partner }: { also?: string; partner: string },
): UnitName {
  return { kind, size, en, es, also: also.split("|").filter(Boolean), partner };
}

/** "" if the plural only adds an s. */
const names = (en: string, es: string): readonly [Name, Name] => {
  const [one = "", many = `${one}s`] = en.split("|");
  const [uno = "", muchos = `${uno}s`] = es.split("|");
  return [
    [one, many],
    [uno, muchos],
  ];
};

export const unitNames: Readonly<Record<string, UnitName>> = {
  nanometer: unit("length", "nm", names("nanometer", "nanómetro"), {
    also: "nm",
    partner: "millimeter",
  }),
  millimeter: unit("length", "mm", names("millimeter", "milímetro"), {
    also: "mm|millimetre|millimetres",
    partner: "centimeter",
  }),
  centimeter: unit("length", "cm", names("centimeter", "centímetro"), {
    also: "cm|cms|centimetre|centimetres|sentimetro|sentimetros",
    partner: "inch",
  }),
  meter: unit("length", "m", names("meter", "metro"), {
    also: "m|metre|metres|mts|mitre",
    partner: "foot",
  }),
  kilometer: unit("length", "km", names("kilometer", "kilómetro"), {
    also: "km|kms|kilometre|kilometres|k",
    partner: "mile",
  }),
  inch: unit("length", "inch", names("inch|inches", "pulgada"), {
    also: "in|inchs|pulg",
    partner: "centimeter",
  }),
  foot: unit("length", "foot", names("foot|feet", "pie"), {
    also: "ft|feets|foots",
    partner: "centimeter",
  }),
  yard: unit("length", "yard", names("yard", "yarda"), { also: "yd|yds", partner: "foot" }),
  mile: unit("length", "mile", names("mile", "milla"), {
    also: "mi|mild|milds|miya|miyas",
    partner: "foot",
  }),
  lightYear: unit("length", 9.4607304725808e15, names("light year", "año luz|años luz"), {
    also: "light-year|lightyear|lightyears",
    partner: "kilometer",
  }),
  marathon: unit("length", 42_195, names("marathon", "maratón|maratones"), {
    partner: "kilometer",
  }),
  milligram: unit("weight", "mg", names("milligram", "miligramo"), { also: "mg", partner: "gram" }),
  gram: unit("weight", "g", names("gram", "gramo"), {
    also: "g|gr|grs|gms|gramme|grammes",
    partner: "ounce",
  }),
  kilogram: unit("weight", "kg", names("kilogram", "kilo"), {
    also: "kg|kgs|kilos|kilo|kilogramo|kilogramos",
    partner: "pound",
  }),
  tonne: unit("weight", "tonne", names("metric ton", "tonelada"), {
    also: "tonne|tonnes",
    partner: "kilogram",
  }),
  ton: unit("weight", "ton", names("ton", "tonelada corta|toneladas cortas"), { partner: "pound" }),
  ounce: unit("weight", "oz", names("ounce", "onza"), { also: "oz|honza|honzas", partner: "gram" }),
  pound: unit("weight", "lb", names("pound", "libra"), {
    also: "lb|lbs|livra|livras",
    partner: "ounce",
  }),
  stone: unit("weight", "stone", names("stone|stone", "stone|stone"), { partner: "pound" }),
  arroba: unit("weight", 11_502, names("arroba", "arroba"), { partner: "kilogram" }),
  milliliter: unit("volume", "ml", names("milliliter", "mililitro"), {
    also: "ml|mls|millilitre|millilitres",
    partner: "cup",
  }),
  liter: unit("volume", "liter", names("liter", "litro"), {
    also: "l|litre|litres|lt|lts|litter|litters",
    partner: "cup",
  }),
  cup: unit("volume", "cup", names("cup", "taza"), { partner: "milliliter" }),
  pint: unit("volume", "pint", names("pint", "pinta"), { also: "pt", partner: "cup" }),
  quart: unit("volume", "quart", names("quart", "cuarto de galón|cuartos de galón"), {
    also: "qt|qts|cuarto|cuartos",
    partner: "cup",
  }),
  gallon: unit("volume", "gallon", names("gallon", "galón|galones"), {
    also: "gal",
    partner: "liter",
  }),
  tablespoon: unit("volume", "tablespoon", names("tablespoon", "cucharada"), {
    also: "tbsp|tbs",
    partner: "teaspoon",
  }),
  teaspoon: unit("volume", "teaspoon", names("teaspoon", "cucharadita"), {
    also: "tsp",
    partner: "milliliter",
  }),
  fluidOunce: unit("volume", "fluidounce", names("fluid ounce", "onza líquida|onzas líquidas"), {
    also: "fl oz",
    partner: "milliliter",
  }),
  second: unit("time", 1, names("second", "segundo"), { also: "sec|secs|seg", partner: "minute" }),
  minute: unit("time", 60, names("minute", "minuto"), { also: "min|mins", partner: "second" }),
  hour: unit("time", 3600, names("hour", "hora"), { also: "hr|hrs|h", partner: "minute" }),
  day: unit("time", 86_400, names("day", "día"), { partner: "hour" }),
  week: unit("time", 604_800, names("week", "semana"), { partner: "day" }),
  fortnight: unit("time", 1_209_600, names("fortnight", "quincena"), { partner: "day" }),
  month: unit("time", 31_536_000 / 12, names("month", "mes|meses"), { partner: "day" }),
  year: unit("time", 31_536_000, names("year", "año"), { also: "ano|anos", partner: "day" }),
  decade: unit("time", 315_360_000, names("decade", "década"), { partner: "year" }),
  century: unit("time", 3_153_600_000, names("century|centuries", "siglo"), { partner: "year" }),
  millennium: unit("time", 31_536_000_000, names("millennium|millennia", "milenio"), {
    also: "millenniums|millenium",
    partner: "year",
  }),
  fahrenheit: unit(
    "warmth",
    "degF",
    names("degree Fahrenheit|degrees Fahrenheit", "grado Fahrenheit|grados Fahrenheit"),
    { also: "f|fahrenheit|farenheit|farenhait|farenjeit|fahrenhait|degrees f", partner: "celsius" },
  ),
  celsius: unit(
    "warmth",
    "degC",
    names("degree Celsius|degrees Celsius", "grado Celsius|grados Celsius"),
    {
      also: "c|celsius|celcius|centigrade|centigrados|centigrado|grados centigrados|degrees c",
      partner: "fahrenheit",
    },
  ),
  squareMeter: unit("area", "m2", names("square meter", "metro cuadrado|metros cuadrados"), {
    partner: "squareFoot",
  }),
  squareFoot: unit(
    "area",
    "sqft",
    names("square foot|square feet", "pie cuadrado|pies cuadrados"),
    { partner: "squareMeter" },
  ),
  acre: unit("area", "acre", names("acre", "acre"), { partner: "squareFoot" }),
  hectare: unit("area", "hectare", names("hectare", "hectárea"), { partner: "squareMeter" }),
  milePerHour: unit(
    "speed",
    1.609344,
    names("mile per hour|miles per hour", "milla por hora|millas por hora"),
    { also: "mph", partner: "kilometerPerHour" },
  ),
  kilometerPerHour: unit(
    "speed",
    1,
    names("kilometer per hour|kilometers per hour", "kilómetro por hora|kilómetros por hora"),
    { also: "kph|kmh|km h", partner: "milePerHour" },
  ),
  knot: unit("speed", 1.852, names("knot", "nudo"), { partner: "milePerHour" }),
  kilobyte: unit("data", 1e3, names("kilobyte", "kilobyte"), { also: "kb", partner: "megabyte" }),
  megabyte: unit("data", 1e6, names("megabyte", "megabyte"), {
    also: "mb|megas|mega",
    partner: "gigabyte",
  }),
  gigabyte: unit("data", 1e9, names("gigabyte", "gigabyte"), {
    also: "gb|gigas|giga|gig|gigs",
    partner: "megabyte",
  }),
  terabyte: unit("data", 1e12, names("terabyte", "terabyte"), {
    also: "tb|tera|teras",
    partner: "gigabyte",
  }),
  penny: unit("money", 1, names("penny|pennies", "centavo"), {
    also: "cent|cents|pennys",
    partner: "dollar",
  }),
  nickel: unit("money", 5, names("nickel", "moneda de 5 centavos|monedas de 5 centavos"), {
    partner: "penny",
  }),
  dime: unit("money", 10, names("dime", "moneda de 10 centavos|monedas de 10 centavos"), {
    partner: "penny",
  }),
  dollar: unit("money", 100, names("dollar", "dólar|dólares"), { partner: "penny" }),
  dozen: unit("count", 12, names("dozen|dozen", "docena"), { also: "dozens", partner: "piece" }),
  piece: unit("count", 1, names("|", "|"), { partner: "dozen" }),
};

const written = Object.entries(unitNames)
  .flatMap(([id, { en, es, also }]) =>
    [...en, ...es, ...also]
      .filter(Boolean)
      .map((name): [string, string] => [
        name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase(),
        id,
      ]),
  )
  .toSorted(([a], [b]) => b.length - a.length);
const idsOf = new Map(written);

/** Matches any unit; longest first. */
export const anyUnit = `(?:${[...idsOf.keys()].join("|")})`;

export function unitOf(name: string): string | null {
  return idsOf.get(name) ?? null;
}

export function nameUnit(id: string, amount: number, language: Language): string {
  const [one, many] = unitNames[id]?.[language] ?? ["", ""];
  return amount === 1 ? one : many;
}
