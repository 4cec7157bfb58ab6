import type { CardBrand } from "./limits.ts";

/** The digits of a typed card number, without spaces and dashes. */
export function toDigits(typed: string): string {
  return typed.replaceAll(/[\s-]/g, "");
}

const brands: readonly { brand: CardBrand; begins: RegExp; lengths: readonly number[] }[] = [
  { brand: "American Express", begins: /^3[47]/, lengths: [15] },
  { brand: "Diners Club", begins: /^3(?:0[0-5]|[68])/, lengths: [14, 16] },
  { brand: "JCB", begins: /^35/, lengths: [16] },
  { brand: "Visa", begins: /^4/, lengths: [13, 16, 19] },
  { brand: "Mastercard", begins: /^(?:5[1-5]|2[2-7])/, lengths: [16] },
  { brand: "Discover", begins: /^6(?:011|4[4-9]|5)/, lengths: [16] },
  { brand: "UnionPay", begins: /^62/, lengths: [16, 17, 18, 19] },
];

/** The brand by its first digits; null if unknown so far. */
export function findBrand(digits: string): CardBrand | null {
  return brands.find(({ begins }) => begins.test(digits))?.brand ?? null;
}

/** Whether a number is valid: a known brand, its length, and the check digit (ISO/IEC 7812-1). */
export function isCardNumber(digits: string): boolean {
  const known = brands.find(({ begins }) => begins.test(digits));
  return known !== undefined && known.lengths.includes(digits.length) && passesLuhn(digits);
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of Array.from(digits, Number).toReversed().entries()) {
    const doubled = digit * (place % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The length of a brand's security code. */
export function cvcLength(brand: CardBrand | null): number {
  return brand === "American Express" ? 4 : 3;
}

/** A card expires at the end of its month in the last time zone on Earth. */
export function isExpired(
  { expMonth, expYear }: { expMonth: number; expYear: number },
  now: number,
): boolean {
  const lastZoneMs = 12 * 3_600_000;
  return now >= Date.UTC(expYear, expMonth, 1) + lastZoneMs;
}

/** Parses `12 / 34` or `12 / 2034`. */
export function parseExpiry(typed: string): { expMonth: number; expYear: number } | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(typed) ?? [];
  const expMonth = Number(month);
  if (!year || expMonth < 1 || expMonth > 12) return null;
  return { expMonth, expYear: year.length === 2 ? 2000 + Number(year) : Number(year) };
}
