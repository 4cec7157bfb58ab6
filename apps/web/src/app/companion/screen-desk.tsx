import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { namePhone } from "#features/companion/screen/name-phone.ts";
import { PhoneSheet } from "#features/companion/screen/phone-sheet.tsx";
import { ScreenLink } from "#features/companion/screen/screen-link.ts";
import { isSheetOpen, phones } from "#features/companion/screen/screen-tab.ts";
import { connection } from "#platform/live/connection.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { openHands } from "./screen-hands.ts";

/** This tab as a screen with phones: does what they ask, and says who comes and goes. */
export function ScreenDesk() {
  const [, navigate] = useLocation();
  const [link] = useState(() => new ScreenLink(connection, openHands(navigate)));
  const isOpen = useStore(isSheetOpen);
  useEffect(() => link.start(), [link]);
  useArrivals();
  return isOpen && <PhoneSheet link={link} />;
}

/** Says on the screen which phone has become its remote, and which is it no more. */
function useArrivals(): void {
  const before = useRef(phones.get());
  useEffect(
    () =>
      phones.subscribe(() => {
        const was = before.current;
        const is = phones.get();
        before.current = is;
        // The sheet lists them, and a note over it would take its Escape.
        if (isSheetOpen.get()) return;
        const come = is.find(
          ({ id, isIn }) => isIn && !was.some((one) => one.id === id && one.isIn),
        );
        const gone = was.find(({ id, isIn }) => isIn && is.every((one) => one.id !== id));
        if (come) showToast({ title: say`Remote paired`, description: namePhone(come) });
        else if (gone) showToast({ title: say`Remote ended`, description: namePhone(gone) });
      }),
    [],
  );
}
