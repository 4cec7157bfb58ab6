import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { BrowseView } from "./browse/browse-view.tsx";

export function BrowsePage() {
  useDocumentTitle(say`Find a film`);
  return <BrowseView />;
}
