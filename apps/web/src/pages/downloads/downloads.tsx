import { DownloadList } from "#features/offline/download-list.tsx";
import { SpaceNote } from "#features/offline/space-note.tsx";
import { canUseWorker } from "#platform/local-store/worker-link.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { Message } from "#ui/message/message.tsx";
import { ContentPage } from "#ui/content-page/content-page.tsx";

/** Downloads on this device. */
export function DownloadsPage() {
  useDocumentTitle(say`Downloads`);
  return (
    <ContentPage
      heading={say`Downloads`}
      description={say`Watch these offline. Each profile has its own downloads.`}
      aside={<SpaceNote />}
    >
      {canUseWorker() ? (
        <DownloadList />
      ) : (
        <Message heading={say`Downloads aren’t available here`} size="small">
          {say`Downloads need a secure (https) connection. Ask your administrator to set it up.`}
        </Message>
      )}
    </ContentPage>
  );
}
