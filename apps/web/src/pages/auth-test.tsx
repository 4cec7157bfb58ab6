import { SessionFacts } from "#features/account/session-facts.tsx";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { Sheet } from "#ui/sheet/sheet.tsx";

export function AuthTestPage() {
  useDocumentTitle("Sign-in check");
  return (
    <Sheet
      heading="Sign-in check"
      words="What the server knows of this browser. Nothing here is secret: read it to whoever helps you."
    >
      <SessionFacts />
    </Sheet>
  );
}
