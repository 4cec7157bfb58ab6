import { useSearchParams } from "wouter";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { HomeSheetBody } from "./home-sheet-body.tsx";

/** The particulars of the film that the address names, laid over the page; Back closes them. */
export function HomeSheet() {
  const [search, setSearch] = useSearchParams();
  const titleId = search.get("title");
  if (!titleId) return null;

  return (
    <Dialog label="About this film" onClose={() => setSearch({})}>
      <HomeSheetBody key={titleId} titleId={titleId} />
    </Dialog>
  );
}
