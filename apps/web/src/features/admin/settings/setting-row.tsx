import type { ReadableSettingName, SettingSource } from "@goldmane/contracts/admin/settings";
import type { ReactNode } from "react";
import { useChangeSettings } from "#features/admin/mutations.ts";
import { say } from "#platform/words/say.ts";
import { RowButton } from "#ui/button/row-button.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import styles from "./settings.module.css";

type Props = {
  name: ReadableSettingName;
  label: string;
  source: SettingSource;
  children: ReactNode;
};

/** A setting's control, with where its value comes from. */
export function SettingRow({ name, label, source, children }: Props) {
  const change = useChangeSettings();
  return (
    <div className={styles.setting}>
      {children}
      {source.from === "environment" && (
        <p className={styles.source}>{say`Set by the environment variable ${source.variable}`}</p>
      )}
      {source.from === "stored" && (
        <RowButton
          aria-label={say`Reset to default: ${label}`}
          aria-busy={change.isPending}
          onClick={() => change.mutate({ reset: [name] }, { onError: showErrorToast })}
        >
          {say`Reset to default`}
        </RowButton>
      )}
    </div>
  );
}
