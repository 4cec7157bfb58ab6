import { Tooltip as Radix } from "radix-ui";
import type { ReactElement } from "react";
import { tooltipLimits } from "#ui/limits.ts";
import styles from "./tooltip.module.css";

type Props = {
  words: string;
  /** What it is about: one element that takes the focus. */
  children: ReactElement;
};

/** Explains what is pointed at or focused, after a moment. */
export function Tooltip({ words, children }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tooltip} sideOffset={8} collisionPadding={8}>
          {words}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Stands around those that share one clock: the second is shown at once. */
export function TooltipGroup({ children }: { children: ReactElement }) {
  return (
    <Radix.Provider
      delayDuration={tooltipLimits.delayMs}
      skipDelayDuration={tooltipLimits.skipDelayMs}
    >
      {children}
    </Radix.Provider>
  );
}
