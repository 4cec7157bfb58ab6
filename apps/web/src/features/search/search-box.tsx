import { useEffect, useRef } from "react";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./search-box.module.css";

type Props = { typed: string; onType: (query: string) => void };

/**
 * Autofocus only where a hardware keyboard is likely: elsewhere the on-screen keyboard would cover
 * half of the screen.
 */
export function SearchBox({ typed, onType }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (matchMedia("(hover: hover) and (pointer: fine)").matches) input.current?.focus();
  }, []);
  const clear = () => {
    onType("");
    input.current?.focus();
  };

  return (
    <search className={styles.box}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        className={styles.input}
        value={typed}
        maxLength={100}
        placeholder={say`Title, mood or a line`}
        aria-label={say`Find a film`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {typed && <IconButton icon="close" label={say`Clear search`} onClick={clear} />}
    </search>
  );
}
