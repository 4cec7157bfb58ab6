import { randomUUID } from "node:crypto";

/** A payment body for this card, with a new idempotency key. */
export function payWith(number = "4242 4242 4242 4242", facts: Record<string, unknown> = {}) {
  const card = { number, expMonth: 12, expYear: 2090, cvc: "123", name: "Ada Gold", ...facts };
  return { card, key: randomUUID() };
}
