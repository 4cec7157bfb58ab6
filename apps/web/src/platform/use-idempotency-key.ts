import { useState } from "react";
import { ApiError } from "./api.ts";
import { createId } from "./create-id.ts";

/**
 * Idempotency key of a payment. It stays the same until a response arrives, so that a double click
 * or a retry after a network error can't pay twice.
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
