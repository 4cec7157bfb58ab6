import { SessionFacts } from "#features/account/session-facts.tsx";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { Sheet } from "#ui/sheet/sheet.tsx";

export function AuthTestPage() {
  useDocumentTitle(say`Sign-in check`);
  return (
    <Sheet
      heading={say`Sign-in check`}
      words={say`What the server knows of this browser. Nothing here is secret: read it to whoever helps you.`}
    >
      <SessionFacts />
    </Sheet>
  );
}
