import { openPlainly, openSecurely } from "#features/trust/destination.ts";
import type { Trust } from "#features/trust/check-trust.ts";
import { TrustGuide } from "#features/trust/trust-guide.tsx";
import { TrustStatus } from "#features/trust/trust-status.tsx";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ContentPage } from "#ui/content-page/content-page.tsx";
import { OtherDevices } from "./other-devices.tsx";
import styles from "./trust.module.css";

type Props = {
  trust: Trust;
  urls: readonly string[];
  authority: string;
  /** The page to continue to. */
  path: string;
};

/** The steps of this device until it trusts the server, then how to bring in the others. */
export function TrustView({ trust, urls, authority, path }: Props) {
  const isPlain = location.protocol === "http:";
  if (trust === "untrusted") {
    return (
      <ContentPage
        heading={say`Set up this device`}
        description={say`Trust your Goldmane server once to use downloads, the microphone and passkeys.`}
      >
        <div className={styles.page}>
          <TrustStatus isTrusted={false} />
          <TrustGuide authority={authority} />
          {isPlain && (
            <div className={styles.without}>
              <Button variant="glass" onClick={() => openPlainly(path)}>
                {say`Use without https`}
              </Button>
              <p>{say`Everything plays. You can set this up later.`}</p>
            </div>
          )}
        </div>
      </ContentPage>
    );
  }
  return (
    <ContentPage
      heading={trust === "trusted" ? say`You’re all set` : say`Set up your other devices`}
      description={
        trust === "needless" ? say`This computer runs Goldmane and needs no setup.` : undefined
      }
    >
      <div className={styles.page}>
        {trust === "trusted" && (
          <div className={styles.done}>
            <TrustStatus isTrusted />
            <Button variant="gold" onClick={() => openSecurely(path)}>
              {say`Continue`}
            </Button>
          </div>
        )}
        <OtherDevices urls={urls} />
      </div>
    </ContentPage>
  );
}
