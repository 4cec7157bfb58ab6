import { DownloadList } from "#features/offline/download-list.tsx";
import { SpaceNote } from "#features/offline/space-note.tsx";
import { isInsecure } from "#platform/device/is-insecure.ts";
import { canUseWorker } from "#platform/local-store/worker-link.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ContentPage } from "#ui/content-page/content-page.tsx";
import { HelpTip } from "#ui/help-tip/help-tip.tsx";
import { NeedsHttps } from "#ui/needs-https/needs-https.tsx";

/** Downloads on this device. */
export function DownloadsPage() {
  useDocumentTitle(say`Downloads`);
  return (
    <ContentPage
      heading={say`Downloads`}
      help={<HelpTip article="downloads" label={say`Downloads`} />}
      description={say`Watch these offline. Each profile has its own downloads.`}
      aside={<SpaceNote />}
    >
      {isInsecure() ? (
        <NeedsHttps feature="downloads" />
      ) : canUseWorker() ? (
        <DownloadList />
      ) : (
        <p>{say`This browser doesn’t support downloads.`}</p>
      )}
    </ContentPage>
  );
}
