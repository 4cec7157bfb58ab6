import { useDocumentTitle } from "#platform/use-document-title.ts";
import { Sheet } from "#ui/sheet/sheet.tsx";
import { Abilities } from "./features/abilities.tsx";

/** What the house can do. */
export function FeaturesPage() {
  useDocumentTitle("Features");
  return (
    <Sheet
      heading="What makes it special"
      words="Everything on this page is here today, and every card leads to it."
    >
      <Abilities />
    </Sheet>
  );
}
