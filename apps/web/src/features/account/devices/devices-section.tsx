import type { Device } from "@goldmane/contracts/account/devices/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { HelpTip } from "#ui/help-tip/help-tip.tsx";
import { Section } from "#ui/section/section.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { describeDevice } from "./describe-device.ts";
import { DeviceRow } from "./device-row.tsx";
import styles from "./devices.module.css";
import { devicesQuery, useRevokeDevice, useSignOutEverywhere } from "./queries.ts";

type Props = {
  /** Called when this browser is signed out. */
  onLeft: () => void;
};

/** The household's signed-in browsers, with actions for parents to sign them out. */
export function DevicesSection({ onLeft }: Props) {
  const { data: devices, error } = useQuery(devicesQuery);
  const [isAsked, setAsked] = useState(false);
  const revocation = useRevokeDevice();
  const everywhere = useSignOutEverywhere();
  const revoke = (device: Device) =>
    revocation.mutate(device.id, {
      onSuccess: () =>
        void showToast({ title: say`Signed out`, description: describeDevice(device) }),
      onError: showErrorToast,
    });

  return (
    <Section
      heading={say`Signed-in devices`}
      help={<HelpTip article="devices" label={say`Signed-in devices`} />}
      description={say`Name your devices, and sign out any you don’t recognize.`}
    >
      {error && !devices && <p role="alert">{say`Couldn’t load your devices. Reload the page.`}</p>}
      {devices?.length === 0 ? (
        <p>{say`No device has signed in yet.`}</p>
      ) : (
        <>
          <ul className={styles.devices} aria-busy={!devices}>
            {devices?.map((device) => (
              <li key={device.id}>
                <DeviceRow device={device} onRevoke={() => revoke(device)} />
              </li>
            ))}
          </ul>
          <Button variant="alarm" onClick={() => setAsked(true)}>
            {say`Sign out everywhere`}
          </Button>
        </>
      )}
      {isAsked && (
        <ConfirmDialog
          heading={say`Sign out everywhere?`}
          confirmLabel={say`Sign out everywhere`}
          isPending={everywhere.isPending}
          onConfirm={() =>
            everywhere.mutate(undefined, { onSuccess: onLeft, onError: showErrorToast })
          }
          onClose={() => setAsked(false)}
        >
          <p>{say`Everyone in your household will have to sign in again, on this device too.`}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
