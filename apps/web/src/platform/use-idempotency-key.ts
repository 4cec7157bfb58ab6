import { useState } from "react";
import { ApiError } from "./api.ts";
import { createId } from "./create-id.ts";

/**
 * The key of a payment that is about to be made. It stays the same until an answer has come: a
 * second press, or a try after the line broke, is the same payment.
 */
export function useIdempotencyKey() {
  const [key, setKey] = useState(createId);
  return {
    key,
    renewAfter: (error: unknown) => {
      if (error instanceof ApiError && error.status < 500) setKey(createId());
    },
    renew: () => setKey(createId()),
  };
}
