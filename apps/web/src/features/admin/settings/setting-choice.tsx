import type {
  ReadableSettingName,
  SettingChanges,
  SettingSource,
  SettingValues,
} from "@goldmane/contracts/admin/settings";
import { useChangeSettings } from "#features/admin/mutations.ts";
import { say } from "#platform/words/say.ts";
import { Select } from "#ui/select/select.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { SettingRow } from "./setting-row.tsx";

type ChoiceName = {
  [Name in ReadableSettingName]: SettingValues[Name] extends string ? Name : never;
}[ReadableSettingName];

type Props<Name extends ChoiceName> = {
  name: Name;
  label: string;
  help: string;
  choices: readonly { value: SettingValues[Name]; name: string }[];
  value: SettingValues[Name];
  source: SettingSource;
};

/** A setting with a few values. Choosing one saves it. */
export function SettingChoice<Name extends ChoiceName>(props: Props<Name>) {
  const { name, label, help, choices, value, source } = props;
  const change = useChangeSettings();
  const save = (chosen: SettingValues[Name]) => {
    const values: SettingChanges["values"] = { [name]: chosen };
    change.mutate(
      { values },
      {
        onSuccess: () => void showToast({ title: say`Saved` }),
        onError: showErrorToast,
      },
    );
  };
  const isFixed = source.from === "environment";
  return (
    <SettingRow name={name} label={label} source={source}>
      <Select
        label={label}
        hint={help}
        choices={choices}
        chosen={value}
        isDisabled={isFixed || change.isPending}
        onChoose={save}
      />
    </SettingRow>
  );
}
