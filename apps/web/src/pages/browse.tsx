import { useDocumentTitle } from "#platform/use-document-title.ts";
import { BrowseHall } from "./browse/browse-hall.tsx";

export function BrowsePage() {
  useDocumentTitle("Find a film");
  return <BrowseHall />;
}
