import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { BrowseView } from "./browse/browse-view.tsx";

type Props = { hasPage: (path: string) => boolean };

export function BrowsePage({ hasPage }: Props) {
  useDocumentTitle(say`Find a film`);
  return <BrowseView hasPage={hasPage} />;
}
