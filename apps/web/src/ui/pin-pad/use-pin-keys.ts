import { useEffect, useEffectEvent } from "react";

type Handlers = { onDigit: (digit: string) => void; onErase: () => void };

/** Digits typed while a PIN is asked for are meant for it, wherever the focus is. */
export function usePinKeys({ onDigit, onErase }: Handlers): void {
  const type = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) onDigit(event.key);
    else if (event.key === "Backspace") onErase();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const hear = (event: KeyboardEvent) => type(event);
    // First of all: a player behind the dialog would jump to a tenth of the film.
    addEventListener("keydown", hear, { capture: true });
    return () => removeEventListener("keydown", hear, { capture: true });
  }, []);
}
