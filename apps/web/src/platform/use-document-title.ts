import { useEffect } from "react";

/** Names the page in the tab and in history. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Goldmane`;
  }, [title]);
}
