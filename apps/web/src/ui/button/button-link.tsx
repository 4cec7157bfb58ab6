import type { ReactNode } from "react";
import { Link } from "wouter";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./button.module.css";
import type { ButtonVariant } from "./button.tsx";

type Props = {
  variant: ButtonVariant;
  href: string;
  icon?: IconName;
  children: ReactNode;
  /** Hovered or focused: the viewer may be about to follow the link. */
  onIntent?: () => void;
};

export function ButtonLink({ variant, href, icon, children, onIntent }: Props) {
  return (
    <Link
      href={href}
      className={styles.button}
      data-variant={variant}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
