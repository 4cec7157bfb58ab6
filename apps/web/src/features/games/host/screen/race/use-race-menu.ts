import { useCallback, useState } from "react";

/** A race doesn't stop: Back, Escape and a pad's start button open a menu while it continues. */
export function useRaceMenu(isRacing: boolean) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  const close = useCallback(() => setOpen(false), []);
  // The next race begins without it.
  if (isOpen && !isRacing) setOpen(false);
  return { isOpen: isOpen && isRacing, toggle, close };
}
