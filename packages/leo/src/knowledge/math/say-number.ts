import type { BigNumber } from "mathjs";
import type { Language } from "#distress/distress.ts";

const mostDecimals = 4;

/** A result as text, and whether it was rounded. */
export function sayNumber(value: BigNumber): { text: string; isRounded: boolean } {
  const rounded = value.toDecimalPlaces(mostDecimals);
  // A small number keeps its first digits.
  const shown = rounded.isZero() && !value.isZero() ? value.toSignificantDigits(3) : rounded;
  const [whole = "0", decimals] = shown.abs().toFixed().split(".");
  const grouped = whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, ",");
  const sign = shown.isNegative() && !shown.isZero() ? "−" : "";
  return {
    text: `${sign}${grouped}${decimals ? `.${decimals}` : ""}`,
    isRounded: !shown.eq(value),
  };
}

/** A plain number with at most two decimals, or three digits if it is small. */
export function sayAmount(value: number, language: Language): string {
  const digits =
    Math.abs(value) >= 1 ? { maximumFractionDigits: 2 } : { maximumSignificantDigits: 3 };
  return value.toLocaleString(language === "en" ? "en-US" : "es-MX", digits);
}
