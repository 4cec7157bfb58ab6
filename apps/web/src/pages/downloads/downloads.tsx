import { DownloadList } from "#features/offline/download-list.tsx";
import { SpaceNote } from "#features/offline/space-note.tsx";
import { canUseWorker } from "#platform/local-store/worker-link.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { Message } from "#ui/message/message.tsx";
import { ContentPage } from "#ui/content-page/content-page.tsx";

/** Downloads on this device. */
export function DownloadsPage() {
  useDocumentTitle(say`Kept on this device`);
  return (
    <ContentPage
      heading={say`Kept on this device`}
      description={say`These films play without a network. Each profile has its own.`}
      aside={<SpaceNote />}
    >
      {canUseWorker() ? (
        <DownloadList />
      ) : (
        <Message heading={say`Not over this address`} size="small">
          {say`Browsers allow downloads only over https, or on the server’s own machine. Your administrator can set up https.`}
        </Message>
      )}
    </ContentPage>
  );
}
