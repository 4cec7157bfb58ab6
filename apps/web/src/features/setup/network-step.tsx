import type { TrustState } from "@goldmane/contracts/trust/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { QrCode } from "#ui/qr-code/qr-code.tsx";
import { trustQuery } from "#features/trust/queries.ts";
import { StepForm } from "./step-form.tsx";
import styles from "./network-step.module.css";
import type { StepProps } from "./step.ts";

/** Commands that start the server with https; the second one lets other devices reach it. */
const withHttps = "TLS=local npm start";
const withHttpsForAll = `HOST=0.0.0.0 ${withHttps}`;

/** How other devices at home reach the server, and whether over https. */
export function NetworkStep({ onNext, onBack }: StepProps) {
  const { data: network } = useSuspenseQuery(trustQuery);
  const { https, urls } = network;
  const [best] = urls;
  const isSkipped = https === "off";
  return (
    <StepForm
      heading={say`Connect your devices`}
      description={
        best
          ? say`Phones, TVs and computers at home open this address.`
          : say`Only this computer can open the server so far.`
      }
      isSkipped={isSkipped}
      onBack={onBack}
      onSubmit={onNext}
    >
      {best && <Addresses {...network} best={best} />}
      {https === "off" ? <TurnOn isReachable={best !== undefined} /> : <IsOn https={https} />}
    </StepForm>
  );
}

function Addresses({ https, urls, best }: TrustState & { best: string }) {
  // Over http, a device that doesn't trust the server yet shows no warning.
  const guide = best.replace(/^https:/, "http:") + routes.trust;
  return (
    <div className={styles.addresses}>
      <div className={styles.text}>
        <ul aria-label={say`Addresses`}>
          {urls.map((url) => (
            <li key={url} className={styles.address}>
              {url}
            </li>
          ))}
        </ul>
        <p>{say`Scan the code with a phone, or type the address.`}</p>
      </div>
      <QrCode
        text={https === "local" ? guide : best}
        label={say`QR code for ${https === "local" ? guide : best}`}
      />
    </div>
  );
}

function IsOn({ https }: { https: "local" | "public" }) {
  return (
    <div className={styles.status}>
      <p className={styles.on}>
        <Icon name="check" />
        {say`https is on`}
      </p>
      {https === "local" && (
        <>
          <p>{say`Each device has to trust this server once. It takes about a minute.`}</p>
          <ButtonLink variant="glass" href={routes.trust}>
            {say`Open device guide`}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

function TurnOn({ isReachable }: { isReachable: boolean }) {
  return (
    <div className={styles.status}>
      <p className={styles.off}>{say`https is off`}</p>
      <p>{say`Other devices need it for downloads, the microphone and passkeys.`}</p>
      <p>{say`To turn it on, stop the server and start it this way:`}</p>
      <code className={styles.command}>{isReachable ? withHttps : withHttpsForAll}</code>
    </div>
  );
}
