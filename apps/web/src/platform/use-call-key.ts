import { useState } from "react";
import { ApiError } from "./api.ts";
import { newKey } from "./new-key.ts";

/**
 * The key of a payment that is about to be made. It stays the same until an answer has come: a
 * second press, or a try after the line broke, is the same payment.
 */
export function useCallKey() {
  const [key, setKey] = useState(newKey);
  return {
    key,
    renewAfter: (error: unknown) => {
      if (error instanceof ApiError && error.status < 500) setKey(newKey());
    },
    renew: () => setKey(newKey()),
  };
}
