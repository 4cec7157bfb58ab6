import { DropdownMenu as Radix } from "radix-ui";
import type { ReactElement } from "react";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./menu.module.css";
import list from "./option-list.module.css";

type MenuItem = {
  name: string;
  icon?: IconName;
  /** Destructive action. */
  isAlarming?: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
};

type Props = {
  /** The trigger button. */
  children: ReactElement;
  items: readonly MenuItem[];
};

/** A dropdown menu of actions. */
export function Menu({ children, items }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={`${list.list} ${styles.menu}`}
          sideOffset={6}
          collisionPadding={12}
          data-modal
        >
          {items.map(({ name, icon, isAlarming = false, isDisabled = false, onChoose }) => (
            <Radix.Item
              key={name}
              className={list.option}
              data-alarming={isAlarming}
              disabled={isDisabled}
              onSelect={onChoose}
            >
              {icon && <Icon name={icon} />}
              {name}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
