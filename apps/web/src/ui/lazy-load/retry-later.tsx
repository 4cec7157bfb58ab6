import { useEffect, useState } from "react";
import { useLocation } from "wouter";

/** Tries what nobody asked for again, when there is a network again or another page is shown. */
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
