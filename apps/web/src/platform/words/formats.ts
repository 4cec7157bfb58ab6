import { getActiveLanguage } from "./active-language.ts";

const formatters = new Map<string, unknown>();

/** Intl formatters are expensive to create and cheap to use. */
function getFormatter<T>(kind: string, options: object, make: (locale: string) => T): T {
  const { locale } = getActiveLanguage();
  const key = `${locale} ${kind} ${JSON.stringify(options)}`;
  if (!formatters.has(key)) formatters.set(key, make(locale));
  return formatters.get(key) as T;
}

export function formatDate(at: Date | number, options: Intl.DateTimeFormatOptions): string {
  return getFormatter("date", options, (tag) => new Intl.DateTimeFormat(tag, options)).format(at);
}

/** Formats a time of day such as `19:30`: "7:30 PM", or "7:30 p.m." in Spanish. */
export function formatClock(clock: string): string {
  const at = Date.parse(`2000-01-01T${clock}Z`);
  return formatDate(at, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
}

export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return getFormatter("number", options, (tag) => new Intl.NumberFormat(tag, options)).format(
    value,
  );
}

/** Formats US cents: `1499` as "$14.99" or "USD 14.99"; credits get a true minus sign. */
export function formatMoney(cents: number): string {
  const options = { style: "currency", currency: "USD" } as const;
  return formatNumber(cents / 100, options).replace("-", "−");
}

/** “a, b and c”. */
export function formatList(
  items: readonly string[],
  type: Intl.ListFormatType = "conjunction",
): string {
  return getFormatter("list", { type }, (tag) => new Intl.ListFormat(tag, { type })).format(items);
}

/** Formats a language's name in the active language; falls back to its tag. */
export function formatLanguageName(tag: string): string {
  const options = { type: "language", fallback: "code" } as const;
  try {
    return (
      getFormatter("language", options, (own) => new Intl.DisplayNames(own, options)).of(tag) ?? tag
    );
  } catch {
    return tag;
  }
}

/** Formats relative time: "3 hours ago", "yesterday". The past is negative. */
export function formatAgo(value: number, unit: Intl.RelativeTimeFormatUnit): string {
  const options = { numeric: "auto" } as const;
  return getFormatter("ago", options, (tag) => new Intl.RelativeTimeFormat(tag, options)).format(
    value,
    unit,
  );
}

const units = [
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** Formats a duration for a screen reader: "1 minute 5 seconds". */
export function formatSpokenDuration(seconds: number): string {
  let rest = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const parts = units.flatMap(([unit, size]) => {
    const amount = Math.floor(rest / size);
    rest %= size;
    return amount > 0 ? [speakUnit(amount, unit)] : [];
  });
  return parts.join(" ") || speakUnit(0, "second");
}

function speakUnit(amount: number, unit: string): string {
  return formatNumber(amount, { style: "unit", unit, unitDisplay: "long" });
}
