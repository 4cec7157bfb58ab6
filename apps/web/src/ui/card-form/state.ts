import {
  cvcLength,
  findBrand,
  isCardNumber,
  isExpired,
  parseExpiry,
  toDigits,
} from "@goldmane/contracts/billing/card";
import type { CardBrand } from "@goldmane/contracts/billing/limits";
import type { GivenCard } from "@goldmane/contracts/billing/schema";
import { say } from "#platform/words/say.ts";

export type CardField = "number" | "expiry" | "cvc" | "name";
export type CardInput = Record<CardField, string>;
export type CardProblems = Partial<Record<CardField, string>>;

export const emptyCard: CardInput = { number: "", expiry: "", cvc: "", name: "" };

/** Groups digits as printed on the card. */
export function groupDigits(typed: string): string {
  const digits = toDigits(typed).replaceAll(/\D/g, "").slice(0, 19);
  const isAmex = findBrand(digits) === "American Express";
  const groups = isAmex
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?.*$/.exec(digits)?.slice(1)
    : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(" ");
}

/** Formats `1234` as `12 / 34` while typing; deletions are kept. */
export function formatExpiry(typed: string, before: string): string {
  if (typed.length < before.length) return typed;
  const digits = typed.replaceAll(/\D/g, "").slice(0, 4);
  const month = Number(digits.slice(0, 1)) > 1 ? `0${digits}`.slice(0, 4) : digits;
  return month.length >= 2 ? `${month.slice(0, 2)} / ${month.slice(2)}` : month;
}

export function brandOf({ number }: CardInput): CardBrand | null {
  return findBrand(toDigits(number));
}

/** Validates the fields before the card is submitted. */
export function findProblems(card: CardInput, now: number): CardProblems {
  const digits = toDigits(card.number);
  const expiry = parseExpiry(card.expiry);
  const problems: CardProblems = {};
  if (digits === "") problems.number = say`Enter the number on the card.`;
  else if (!isCardNumber(digits)) problems.number = say`Check the card number.`;
  if (!expiry) problems.expiry = say`Enter month and year, such as 04 / 31.`;
  else if (isExpired(expiry, now)) problems.expiry = say`This card has expired.`;
  const length = cvcLength(findBrand(digits));
  if (!/^\d+$/.test(card.cvc) || card.cvc.length !== length) {
    problems.cvc = say`Enter the ${length}-digit security code.`;
  }
  if (card.name.trim() === "") problems.name = say`Enter the name on the card.`;
  return problems;
}

/** Converts to the API's format; null while a field is invalid. */
export function toGivenCard(card: CardInput): GivenCard | null {
  const expiry = parseExpiry(card.expiry);
  if (!expiry) return null;
  return { number: toDigits(card.number), ...expiry, cvc: card.cvc, name: card.name.trim() };
}
