import { useEffect, useState } from "react";
import { useLocation } from "wouter";

/**
 * Retries a part that loaded without a user action, when the network returns or the page changes.
 */
export function RetryLater({ onRetry }: { onRetry: () => void }) {
  const [path] = useLocation();
  const [missedAt] = useState(path);
  useEffect(() => {
    if (path !== missedAt) onRetry();
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  }, [path, missedAt, onRetry]);
  return null;
}
