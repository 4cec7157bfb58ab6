import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";

const afterMs = 250;

/**
 * A text in the query string: `typed` changes at once, `sought` when typing pauses. Each pause
 * replaces the URL, so that Back leaves the page.
 */
export function useDebouncedSearchParam(name: string) {
  const [search, setSearch] = useSearchParams();
  const sought = search.get(name) ?? "";
  const [typed, setTyped] = useState(sought);

  useEffect(() => {
    if (typed === sought) return;
    const { pathname } = location;
    const timer = setTimeout(() => {
      // Navigation has begun, though this page is still shown.
      if (location.pathname !== pathname) return;
      const keep = (before: URLSearchParams) => {
        const after = new URLSearchParams(before);
        if (typed) after.set(name, typed);
        else after.delete(name);
        return after;
      };
      setSearch(keep, { replace: true });
    }, afterMs);
    return () => clearTimeout(timer);
  }, [typed, sought, name, setSearch]);

  return { typed, sought, setTyped };
}
