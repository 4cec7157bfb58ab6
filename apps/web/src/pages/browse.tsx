import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { BrowseHall } from "./browse/browse-hall.tsx";

export function BrowsePage() {
  useDocumentTitle(say`Find a film`);
  return <BrowseHall />;
}
