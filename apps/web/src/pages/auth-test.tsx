import { SessionFacts } from "#features/account/session-facts.tsx";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ContentPage } from "#ui/content-page/content-page.tsx";

export function AuthTestPage() {
  useDocumentTitle(say`Sign-in check`);
  return (
    <ContentPage
      heading={say`Sign-in check`}
      description={say`What the server knows of this browser. Nothing here is secret: read it to whoever helps you.`}
    >
      <SessionFacts />
    </ContentPage>
  );
}
