import { SessionFacts } from "#features/account/session-facts.tsx";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ContentPage } from "#ui/content-page/content-page.tsx";

/** What the server knows of this browser, for support. */
export function SessionInfoPage() {
  useDocumentTitle(say`Sign-in check`);
  return (
    <ContentPage
      heading={say`Sign-in check`}
      description={say`What the server knows about this browser. Safe to share with support.`}
    >
      <SessionFacts />
    </ContentPage>
  );
}
