import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import styles from "./tabs.module.css";

type Props<Id extends string> = {
  label: string;
  tabs: readonly { id: Id; name: string; content: ReactNode; isDisabled?: boolean }[];
  chosen: Id;
  onChoose: (id: Id) => void;
};

/**
 * Tabs with manual activation: moving the focus selects nothing, since a remote control crosses
 * them on its way up.
 */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: Props<Id>) {
  const choose = (id: string) => {
    const tab = tabs.find((one) => one.id === id);
    if (tab) onChoose(tab.id);
  };
  return (
    <Radix.Root
      className={styles.tabs}
      value={chosen}
      onValueChange={choose}
      activationMode="manual"
    >
      <Radix.List className={styles.list} aria-label={label} loop={false}>
        {tabs.map(({ id, name, isDisabled }) => (
          <Radix.Trigger key={id} className={styles.tab} value={id} disabled={isDisabled}>
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} className={styles.view} value={id}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
