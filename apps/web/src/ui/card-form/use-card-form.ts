import type { GivenCard } from "@goldmane/contracts/billing/schema";
import { useState } from "react";
import { ApiError } from "#platform/api.ts";
import { useFocusFirstInvalid } from "#ui/field/use-focus-first-invalid.ts";
import {
  type CardField,
  type CardProblems,
  emptyCard,
  findProblems,
  groupDigits,
  formatExpiry,
  toGivenCard,
} from "./state.ts";

/** Form state of the card fields, with validation errors once it was submitted. */
export function useCardForm() {
  const [card, setCard] = useState(emptyCard);
  /** Time of the last submit; expiry is validated as of then. */
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [refused, setRefused] = useState<CardProblems>({});
  const [attempts, setAttempts] = useState(0);
  const fields = useFocusFirstInvalid<HTMLDivElement>(attempts);
  const problems: CardProblems =
    sentAt === null ? {} : { ...findProblems(card, sentAt), ...refused };

  const change = (field: CardField, typed: string) => {
    const shape: Record<CardField, (text: string) => string> = {
      number: groupDigits,
      expiry: (text) => formatExpiry(text, card.expiry),
      cvc: (text) => text.replaceAll(/\D/g, "").slice(0, 4),
      name: (text) => text,
    };
    setCard({ ...card, [field]: shape[field](typed) });
    setRefused({});
  };

  return {
    card,
    fields,
    problems,
    change,
    /** Validates and returns the card; null if a field shows an error. */
    read: (): GivenCard | null => {
      const now = Date.now();
      setSentAt(now);
      setAttempts(attempts + 1);
      return Object.keys(findProblems(card, now)).length > 0 ? null : toGivenCard(card);
    },
    /** Shows a card error beside its field. Returns whether the error was about a field. */
    showRefusal: (error: unknown): boolean => {
      const field = error instanceof ApiError ? error.details.field : null;
      if (field !== "number" && field !== "expiry" && field !== "cvc") return false;
      setRefused({ [field]: error instanceof ApiError ? error.displayMessage : undefined });
      setAttempts((before) => before + 1);
      return true;
    },
  };
}

export type CardForm = ReturnType<typeof useCardForm>;
