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

/** Connects this tab as a screen: runs the commands of its phones and announces them. */
export function ScreenDesk() {
  const [, navigate] = useLocation();
  const [link] = useState(() => new ScreenLink(connection, openHands(navigate)));
  const isOpen = useStore(isSheetOpen);
  useEffect(() => link.start(), [link]);
  useArrivals();
  return isOpen && <PhoneSheet link={link} />;
}

/** Shows a toast when a phone connects or disconnects. */
function useArrivals(): void {
  const before = useRef(phones.get());
  useEffect(
    () =>
      phones.subscribe(() => {
        const was = before.current;
        const is = phones.get();
        before.current = is;
        // The open sheet lists the phones, and a toast would take its Escape key.
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
