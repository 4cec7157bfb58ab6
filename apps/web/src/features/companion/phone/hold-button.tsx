import { type ComponentProps, useEffect, useRef } from "react";

const firstRepeatMs = 420;
const repeatMs = 140;

type Props = Omit<ComponentProps<"button">, "onClick" | "type"> & { onPress: () => void };

/** A button that repeats while it is held, like a key of a remote control. */
export function HoldButton({ onPress, ...rest }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const again = () => {
    hasRepeated.current = true;
    onPress();
    timer.current = setTimeout(again, repeatMs);
  };
  return (
    <button
      {...rest}
      type="button"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        hasRepeated.current = false;
        stop();
        timer.current = setTimeout(again, firstRepeatMs);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!hasRepeated.current) onPress();
        hasRepeated.current = false;
      }}
    />
  );
}
