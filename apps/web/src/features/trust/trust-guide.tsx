import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { FileLink } from "#ui/button/file-link.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { type DeviceKind, deviceKinds, findDeviceKind } from "./device-kind.ts";
import styles from "./trust-guide.module.css";
import { describeGuide } from "./trust-steps.ts";

type Props = { /** The certificate's name, as devices list it. */ authority: string };

/** The steps for each kind of device, this one's first. */
export function TrustGuide({ authority }: Props) {
  const [own] = useState(() => {
    const { userAgent, maxTouchPoints: touchPoints } = navigator;
    return findDeviceKind({ userAgent, touchPoints });
  });
  const [chosen, choose] = useState(own);
  const kinds = [own, ...deviceKinds.filter((kind) => kind !== own)];
  return (
    <Tabs
      label={say`Device`}
      chosen={chosen}
      onChoose={choose}
      tabs={kinds.map((kind) => ({
        id: kind,
        name: describeGuide(kind, authority).name,
        content: <Steps kind={kind} authority={authority} />,
      }))}
    />
  );
}

function Steps({ kind, authority }: Props & { kind: DeviceKind }) {
  const { file, steps, note } = describeGuide(kind, authority);
  return (
    <div className={styles.guide}>
      {file && <FileLink href={file.href}>{file.label}</FileLink>}
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
