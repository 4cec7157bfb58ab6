import { type RefObject, useEffect, useEffectEvent } from "react";

/** Opens the element as a modal while mounted, holds the page still, and reports when it closes. */
export function useModal(sheet: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const reportClose = useEffectEvent(onClose);

  useEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    // Only the backdrop is outside the body that fills the dialog, so a press on it hits the dialog.
    const closeBeside = (event: MouseEvent) => {
      if (event.target === dialog) dialog.close();
    };
    const close = () => reportClose();

    dialog.showModal();
    dialog.addEventListener("click", closeBeside);
    dialog.addEventListener("close", close);
    document.documentElement.style.overflow = "clip";
    return () => {
      dialog.removeEventListener("click", closeBeside);
      dialog.removeEventListener("close", close);
      document.documentElement.style.overflow = "";
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [sheet]);
}
