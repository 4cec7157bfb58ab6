import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";

const debounceMs = 250;

/**
 * A text in the query string: `typed` changes at once, `sought` when typing pauses. Each pause
 * replaces the URL, so that Back leaves the page.
 */
export function useDebouncedSearchParam(name: string) {
  const [search, setSearch] = useSearchParams();
  const query = search.get(name) ?? "";
  const [typed, setTyped] = useState(query);

  useEffect(() => {
    if (typed === query) return;
    const { pathname } = location;
    const timer = setTimeout(() => {
      // Navigation has begun, though this page is still shown.
      if (location.pathname !== pathname) return;
      const update = (before: URLSearchParams) => {
        const after = new URLSearchParams(before);
        if (typed) after.set(name, typed);
        else after.delete(name);
        return after;
      };
      setSearch(update, { replace: true });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, query, name, setSearch]);

  return { typed, query, setTyped };
}
