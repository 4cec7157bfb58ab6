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
  spaceExpiry,
  toGivenCard,
} from "./state.ts";

/** What stands in the card's fields, and what is wrong with it once it was sent. */
export function useCardForm() {
  const [card, setCard] = useState(emptyCard);
  /** When it was last sent: what is wrong with it is judged as of then. */
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [refused, setRefused] = useState<CardProblems>({});
  const [attempts, setAttempts] = useState(0);
  const fields = useFocusFirstInvalid<HTMLDivElement>(attempts);
  const problems: CardProblems =
    sentAt === null ? {} : { ...findProblems(card, sentAt), ...refused };

  const change = (field: CardField, typed: string) => {
    const shape: Record<CardField, (text: string) => string> = {
      number: groupDigits,
      expiry: (text) => spaceExpiry(text, card.expiry),
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
    /** Null where the fields say themselves what is missing. */
    read: (): GivenCard | null => {
      const now = Date.now();
      setSentAt(now);
      setAttempts(attempts + 1);
      return Object.keys(findProblems(card, now)).length > 0 ? null : toGivenCard(card);
    },
    /** Shows a refusal beside the field that it is about. Answers whether there is one. */
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
