import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";
import { DownloadRow } from "./download-row.tsx";
import { useDownloads } from "./use-downloads.ts";
import styles from "./download-list.module.css";

/** The downloads on this device, with the size of each. */
export function DownloadList() {
  const downloads = useDownloads();
  if (!downloads) return null;
  if (downloads.length === 0)
    return (
      <Message
        heading={say`No downloads yet`}
        size="small"
        actions={
          <ButtonLink variant="gold" icon="search" href={routes.browse}>
            {say`Find a film`}
          </ButtonLink>
        }
      >
        {say`Tap Download on any film to watch it here offline: on a train, in a tent, anywhere.`}
      </Message>
    );
  return (
    <ul className={styles.list} aria-label={say`Downloads`}>
      {downloads.map((download) => (
        <li key={download.id}>
          <DownloadRow download={download} />
        </li>
      ))}
    </ul>
  );
}
