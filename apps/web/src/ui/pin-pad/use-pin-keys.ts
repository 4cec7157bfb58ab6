import { useEffect, useEffectEvent } from "react";

type Handlers = { onDigit: (digit: string) => void; onErase: () => void };

/** Routes typed digits to the PIN entry, wherever the focus is. */
export function usePinKeys({ onDigit, onErase }: Handlers): void {
  const type = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) onDigit(event.key);
    else if (event.key === "Backspace") onErase();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => type(event);
    // Capture phase: a player behind the dialog would seek on digits.
    addEventListener("keydown", handleKey, { capture: true });
    return () => removeEventListener("keydown", handleKey, { capture: true });
  }, []);
}
