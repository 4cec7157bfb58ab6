import fc from "fast-check";
import { expect, test } from "vitest";
import { cvcLength, findBrand, isCardNumber, isExpired, parseExpiry, toDigits } from "./card.ts";
import { cardBrands } from "./limits.ts";
import { givenCard } from "./schema.ts";

/** Prefix and number length of each brand. */
const kinds = [
  { begins: "34", length: 15, brand: "American Express" },
  { begins: "37", length: 15, brand: "American Express" },
  { begins: "300", length: 14, brand: "Diners Club" },
  { begins: "36", length: 14, brand: "Diners Club" },
  { begins: "35", length: 16, brand: "JCB" },
  { begins: "4", length: 16, brand: "Visa" },
  { begins: "4", length: 13, brand: "Visa" },
  { begins: "51", length: 16, brand: "Mastercard" },
  { begins: "55", length: 16, brand: "Mastercard" },
  { begins: "2221", length: 16, brand: "Mastercard" },
  { begins: "6011", length: 16, brand: "Discover" },
  { begins: "65", length: 16, brand: "Discover" },
  { begins: "62", length: 19, brand: "UnionPay" },
] as const;

const card = fc
  .record({
    kind: fc.constantFrom(...kinds),
    digits: fc.array(fc.nat(9), { minLength: 19, maxLength: 19 }),
  })
  .map(({ kind, digits }) => {
    const body = `${kind.begins}${digits.join("")}`.slice(0, kind.length - 1);
    const check = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`);
    return { ...kind, numbers: check };
  });

test.each([
  ["Visa", "4111 1111 1111 1111"],
  ["American Express", "3782 822463 10005"],
  ["Mastercard", "5555-5555-5555-4444"],
  ["Discover", "6011111111111117"],
  ["JCB", "3530111333300000"],
  ["Diners Club", "30569309025904"],
])("the test card of %s is a card number", (brand, typed) => {
  const digits = toDigits(typed);
  expect([isCardNumber(digits), findBrand(digits)]).toEqual([true, brand]);
});

test("exactly one check digit completes a card number", () => {
  fc.assert(
    fc.property(card, ({ numbers, brand }) => {
      expect(numbers.filter(isCardNumber)).toHaveLength(1);
      for (const number of numbers) expect(findBrand(number)).toBe(brand);
    }),
  );
});

test("detects a single wrong digit and most swapped neighbors", () => {
  fc.assert(
    fc.property(card, fc.nat(18), fc.integer({ min: 1, max: 9 }), ({ numbers }, index, shift) => {
      const number = numbers.find(isCardNumber) ?? "";
      const at = index % number.length;
      const digits = Array.from(number, Number);
      const wrong = digits.with(at, ((digits[at] ?? 0) + shift) % 10).join("");
      expect(isCardNumber(wrong)).toBe(false);
      const pair = [digits[at], digits[at - 1]];
      if (at === 0 || pair[0] === pair[1] || pair.every((digit) => digit === 0 || digit === 9))
        return;
      const swapped = digits.with(at, digits[at - 1] ?? 0).with(at - 1, digits[at] ?? 0);
      expect(isCardNumber(swapped.join(""))).toBe(false);
    }),
  );
});

test("spaces and dashes in a card number change nothing", () => {
  const separators = fc.array(fc.constantFrom("", " ", "-"), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(card, separators, ({ numbers, brand }, between) => {
      const number = numbers.find(isCardNumber) ?? "";
      const typed = Array.from(number, (digit, at) => `${digit}${between[at] ?? ""}`).join("");
      expect(toDigits(typed)).toBe(number);
      const form = {
        number: typed,
        expMonth: 1,
        expYear: 2030,
        cvc: "1".repeat(cvcLength(brand)),
        name: "Marigold",
      };
      expect(givenCard.safeParse(form).success).toBe(true);
    }),
  );
});

test("digits of any length have a known brand or none", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,24}$/), (digits) => {
      const brand = findBrand(digits);
      expect(brand === null || cardBrands.includes(brand)).toBe(true);
      if (brand === null) expect(isCardNumber(digits)).toBe(false);
      if (digits.length < 13 || digits.length > 19) expect(isCardNumber(digits)).toBe(false);
    }),
  );
});

test("parses expiry dates in every format", () => {
  const month = fc.integer({ min: 1, max: 12 });
  const year = fc.integer({ min: 2000, max: 2099 });
  const space = fc.constantFrom("", " ");
  fc.assert(
    fc.property(month, year, space, fc.boolean(), (expMonth, expYear, gap, isShort) => {
      const written = isShort ? String(expYear).slice(2) : String(expYear);
      const two = String(expMonth).padStart(2, "0");
      expect(parseExpiry(`${two}${gap}/${gap}${written}`)).toEqual({ expMonth, expYear });
      expect(parseExpiry(`${two}${written}`)).toEqual({ expMonth, expYear });
    }),
  );
});

test("rejects months outside 1 to 12", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), (month) => {
      const read = parseExpiry(`${String(month).padStart(2, "0")}/30`);
      expect(read !== null).toBe(month >= 1 && month <= 12);
    }),
  );
});

test("a card is valid through its month in every time zone, and not after", () => {
  const month = fc.integer({ min: 1, max: 12 });
  const year = fc.integer({ min: 2000, max: 2100 });
  const hours = fc.integer({ min: -1000, max: 1000 });
  fc.assert(
    fc.property(month, year, hours, (expMonth, expYear, offset) => {
      const expiry = { expMonth, expYear };
      const nextMonth = Date.UTC(expYear, expMonth, 1);
      const lastZone = nextMonth + 12 * 3_600_000;
      expect(isExpired(expiry, lastZone - 1)).toBe(false);
      expect(isExpired(expiry, lastZone)).toBe(true);
      expect(isExpired(expiry, lastZone + offset * 3_600_000)).toBe(offset >= 0);
    }),
  );
});
